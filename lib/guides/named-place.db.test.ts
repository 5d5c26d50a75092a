import { expect, test } from "vitest";
import { TooFewPlaces } from "@/lib/contracts/too-few-places";
import type { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { createGuide } from "./create";
import { creationFixture } from "./testing/creation-fixture";

const { db } = await testDb();
const { author, ctxFor } = creationFixture(db);

const LISTED = { source: "listed" as const, listedBy: "Oakland", lastSeenOn: "2026-05-01" };
type Refusal = Awaited<ReturnType<Curator["parsePrompt"]>>;

async function endOf(prompt: string, refusal: Partial<Extract<Refusal, { kind: "refused" }>> = {}) {
  const parsePrompt = async (): Promise<Refusal> => ({ kind: "refused", message: "No wish.", ...refusal });
  const error: unknown = await createGuide(ctxFor(await author(), "nothing", { parsePrompt }), {
    city: "Oakland",
    prompt,
  }).catch((thrown: unknown) => thrown);
  const { message, outcome } = error as AppError;
  return outcome ? TooFewPlaces.parse(outcome.data) : message;
}

test("a place's name ends with the place, and a wish for places like it where the curator knows one", async () => {
  const { id } = await makeRestaurant(db, { city: "Berkeley", name: "Zelda's Chicago Pizza" });
  const instead = "Places like Zelda's Chicago Pizza";
  const named = await endOf("zeldas!", { reason: "a name", instead });
  expect(named).toMatchObject({
    message:
      "That is a restaurant’s name: here is Zelda's Chicago Pizza, in Berkeley. For a guide, ask for places like it.",
    places: [{ restaurant: { id }, verdicts: [] }],
    changes: [{ label: instead, wish: { city: "Oakland", prompt: instead } }],
  });
  expect(await endOf("Zelda's")).toMatchObject({ places: [{ restaurant: { id } }], changes: [] });
});

test("the whole name comes before names that begin so, open places before closed ones, the city's first", async () => {
  await makeRestaurant(db, { city: "Oakland", name: "Quokka Annex" });
  await makeRestaurant(db, { city: "Oakland", name: "Quokka", status: "closed" });
  const elsewhere = await makeRestaurant(db, { city: "San Jose", name: "Quokka" });
  const here = await makeRestaurant(db, { ...LISTED, city: "Oakland", name: "Quokka" });
  const named = await endOf("quokka");
  expect(named).toMatchObject({ places: [{ restaurant: { id: here.id } }, { restaurant: { id: elsewhere.id } }] });
});

test("what is only listed goes by its whole name alone, and other words are refused as they were", async () => {
  await makeRestaurant(db, { ...LISTED, city: "Oakland", name: "Hello Dumplings" });
  expect(await endOf("hello")).toBe("No wish.");
  expect(await endOf("Hello Dumplings")).toMatchObject({ places: [{ restaurant: { name: "Hello Dumplings" } }] });
  expect(await endOf("Hello Dumplings", { reason: "somewhere else" })).toBe("No wish.");
});

test("a name that the curator knows and we have no page of is told so", async () => {
  expect(await endOf("Wallaby House", { reason: "a name", instead: "Places like Wallaby House" })).toMatchObject({
    message: "That is a restaurant’s name, and we have no page of it. For a guide, ask for places like it.",
    places: [],
  });
});
