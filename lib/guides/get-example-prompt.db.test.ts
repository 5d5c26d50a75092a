import { expect, test } from "vitest";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import { makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedCurator } from "@/lib/testing/scripted-curator";
import { getExamplePrompt } from "./get-example-prompt";

const { db } = await testDb();
const user = await makeUser(db);

function ctxWith(prompt: string) {
  const seen: string[][] = [];
  const curator = scriptedCurator({
    examplePrompt: async ({ places }) => {
      seen.push(places.map(({ id }) => id));
      return prompt;
    },
  });
  const ctx = makeCtx(db, { user, providers: { curator, places: cataloguePlaces(db) } });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ctx: { ...ctx, user: ctx.user }, seen };
}

test("the curator gets open places of the city, and its prompt is cut to the maximum", async () => {
  const open = await makeRestaurant(db, { city: "Oakland" });
  await makeRestaurant(db, { city: "Oakland", status: "closed" });
  await makeRestaurant(db, { city: "Berkeley" });
  const { ctx, seen } = ctxWith(`  ${"noodles ".repeat(400)}`);
  const prompt = await getExamplePrompt(ctx, "Oakland");
  expect(seen).toEqual([[open.id]]);
  expect(prompt.length).toBe(PROMPT_LENGTH_MAX);
  expect(prompt.startsWith("noodles")).toBe(true);
});

test("a city without restaurants has no example prompt", async () => {
  const { ctx } = ctxWith("anything");
  await expect(getExamplePrompt(ctx, "Peninsula")).rejects.toMatchObject({ code: "unavailable" });
});
