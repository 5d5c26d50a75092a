import { expect, test } from "vitest";
import { makeRestaurant, makeUser, testDb } from "@/db/testing";
import { cataloguePlaces } from "../providers/places/catalogue";
import { makeCtx } from "../testing/make-ctx";
import { scriptedCurator } from "../testing/scripted-curator";
import { PROMPT_MAX } from "./contract";
import { examplePrompt } from "./example-prompt";

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

test("is asked for with open places of the city, and fits the field it fills", async () => {
  const open = await makeRestaurant(db, { city: "Oakland" });
  await makeRestaurant(db, { city: "Oakland", status: "closed" });
  await makeRestaurant(db, { city: "Berkeley" });
  const { ctx, seen } = ctxWith(`  ${"noodles ".repeat(400)}`);
  const prompt = await examplePrompt(ctx, "Oakland");
  expect(seen).toEqual([[open.id]]);
  expect(prompt.length).toBe(PROMPT_MAX);
  expect(prompt.startsWith("noodles")).toBe(true);
});

test("a city without restaurants has none", async () => {
  const { ctx } = ctxWith("anything");
  await expect(examplePrompt(ctx, "Peninsula")).rejects.toMatchObject({ code: "unavailable" });
});
