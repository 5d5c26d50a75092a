import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { tooFewMessage } from "./too-few-message";

const wish = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [value], label: value, ...more });
const messageFor = (places: Place[], constraints: Constraint[], found: Partial<Found> = {}): string =>
  tooFewMessage(
    "Berkeley",
    { places, constraints },
    { fittingCount: 0, closeCount: 0, nearest: "", hasChanges: false, enough: 3, ...found },
  );
type Found = Parameters<typeof tooFewMessage>[2];

const vegan = wish("diet", "vegan");
const mission = wish("area", "Mission");
const brunch = wish("meal", "brunch");
const cheap = wish("price", "1");
const mexican = wish("cuisine", "Mexican");

test("of many wishes, it names only those that stand against each other", () => {
  const places = [
    makePlace({ diets: ["vegan"], meals: ["brunch"], priceLevel: 1 }),
    makePlace({ neighbourhood: "Mission", meals: ["brunch"], priceLevel: 1 }),
  ];
  expect(messageFor(places, [vegan, mission, brunch, cheap], { hasChanges: true })).toBe(
    "Nobody in Berkeley that we know of fits “vegan” and “Mission”.",
  );
});

test("a place of which nobody says that it keeps a food out may fit, and doesn't fit", () => {
  const noPork = wish("dish", "pork", { label: "no pork", isNegated: true });
  const places = [makePlace({ cuisines: ["Mexican"] })];
  const enough = { fittingCount: 1, hasChanges: true };
  expect(messageFor(places, [mexican, noPork], enough)).toBe(
    "Only one place in Berkeley that we know of may fit “Mexican” and “no pork”: too few for a guide. We don't know about “no pork” there.",
  );
});

test("it says what is shown, and what to try where no button does", () => {
  const places = [makePlace({ cuisines: ["Mexican"] }), makePlace({ cuisines: ["Mexican"] })];
  expect(messageFor(places, [mexican, mission], { closeCount: 2 })).toBe(
    "Nobody in Berkeley that we know of fits “Mission”. These two come close. " +
      "Nothing that we could leave out brings enough places together; another city may have them.",
  );
  expect(messageFor(places, [mexican, brunch], { closeCount: 1, hasChanges: true })).toBe(
    "Nobody in Berkeley that we know of fits “brunch”. This one comes close.",
  );
});

test("of one or two places that fit, it names the wishes that only they meet together", () => {
  const cheapMexican = makePlace({ cuisines: ["Mexican"], priceLevel: 1 });
  const others = [1, 2].flatMap(() => [
    makePlace({ cuisines: ["Mexican"], priceLevel: 4 }),
    makePlace({ cuisines: ["Thai"], priceLevel: 1 }),
  ]);
  expect(messageFor([cheapMexican, ...others], [mexican, cheap], { fittingCount: 1, hasChanges: true })).toBe(
    "Only one place in Berkeley that we know of fits “Mexican” and “1”: too few for a guide.",
  );
  expect(messageFor([cheapMexican, cheapMexican], [], { fittingCount: 2 })).toBe(
    "Only two places in Berkeley that we know of fit this wish: too few for a guide. Nothing that we could leave out brings enough places together.",
  );
});

test("a closed place fits nothing, and a search that found nothing says so", () => {
  const closed = makePlace({ cuisines: ["Mexican"], status: "closed" });
  expect(messageFor([closed], [mexican, mission])).toBe(
    "Nobody in Berkeley that we know of fits “Mexican” and “Mission”. Nothing that we could leave out brings enough places together; another city may have them.",
  );
  expect(messageFor([makePlace()], [mexican, wish("landmark", "MacArthur BART")], { closeCount: 0 })).not.toContain(
    "another city",
  );
  expect(messageFor([], [])).toBe(
    "Nothing that we know of in Berkeley fits this wish yet. Try other words, or another city.",
  );
});
