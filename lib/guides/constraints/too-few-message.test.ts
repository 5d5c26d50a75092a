import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { tooFewMessage } from "./too-few-message";

const wish = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [value], label: value, ...more });
const textsFor = (places: Place[], constraints: Constraint[], found: Partial<Found> = {}) =>
  tooFewMessage(
    "Berkeley",
    { places, constraints },
    { fittingCount: 0, close: [], nearest: "", hasChanges: false, enough: 3, ...found },
  );
const messageFor = (...asked: Parameters<typeof textsFor>): string => textsFor(...asked).message;
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
    "No place in Berkeley that we know of fits “vegan” and “Mission”.",
  );
});

test("the sentence counts what it names: where more fit the food, it names the area too", () => {
  const sushi = wish("cuisine", "Sushi");
  const places = [makePlace({ cuisines: ["Sushi"], neighbourhood: "Mission" }), makePlace({ cuisines: ["Sushi"] })];
  expect(messageFor(places, [sushi, mission], { fittingCount: 1, hasChanges: true })).toBe(
    "Only one place in Berkeley that we know of fits “Sushi” and “Mission”: too few for a guide.",
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

test("what is shown is told in a note, and no sentence repeats what its verdicts show", () => {
  const places = [makePlace({ cuisines: ["Mexican"] }), makePlace({ cuisines: ["Mexican"] })];
  expect(textsFor(places, [mexican, mission], { close: places })).toEqual({
    message: "No place in Berkeley that we know of fits “Mission”.",
    notes: ["These two come close."],
  });
  expect(textsFor(places, [mexican, brunch], { close: places.slice(1), isFar: true }).notes).toEqual([
    "This is the nearest that we have.",
  ]);
});

test("however many wishes stand against each other, it takes two sentences at most", () => {
  const noPeanuts = wish("dish", "peanut", { label: "no peanuts", isNegated: true, isDanger: true });
  const shown = [makePlace({ dishes: [{ name: "peanut stew", detail: null }] }), makePlace()];
  const constraints = [mexican, mission, brunch, cheap, vegan, wish("diet", "halal"), noPeanuts];
  for (const close of [shown, shown.slice(1), []]) {
    const { message } = textsFor(shown, constraints, { close });
    expect(message.match(/[.!?](?= |$)/g)?.length).toBeLessThanOrEqual(2);
  }
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
    "Only two places in Berkeley that we know of fit this wish: too few for a guide.",
  );
});

test("a closed place fits nothing, and a search that found nothing says so", () => {
  const closed = makePlace({ cuisines: ["Mexican"], status: "closed" });
  expect(messageFor([closed], [mexican, mission])).toBe(
    "No place in Berkeley that we know of fits “Mexican” and “Mission”.",
  );
  expect(messageFor([], [])).toBe(
    "Nothing that we know of in Berkeley fits this wish yet. Try other words, or another city.",
  );
});

const pizza = wish("cuisine", "Pizza");
const noDairy = wish("dish", "dairy", { label: "no dairy", isNegated: true, isDanger: true });
const noDairyInMission = [pizza, mission, noDairy];

test("a diet that nobody shown is known to keep is named, although the area already rules the food out", () => {
  const places = [makePlace({ cuisines: ["Thai"] }), makePlace({ cuisines: ["Indian"] })];
  const silent = "We don't know about “no dairy” at the two below.";
  expect(messageFor(places, noDairyInMission, { close: places, hasChanges: true })).toContain(silent);
  const glutenFree = wish("diet", "gluten-free");
  expect(messageFor(places, [pizza, mission, glutenFree], { close: places, hasChanges: true })).toMatch(
    /“gluten-free”/,
  );
});

test.each<[about: string, dishes: string[], told: string]>([
  [
    "one that is broken",
    ["pad thai with peanuts"],
    "The one below doesn't fit “no peanuts”, and we don't know about “halal” there.",
  ],
  ["both unknown", ["soup"], "We don't know about “halal” and “no peanuts” at the one below."],
  [
    "two that are broken differently",
    ["soup", "peanut stew"],
    "We don't know about “halal” and “no peanuts” at the two below.",
  ],
  [
    "two that are broken",
    ["peanut stew", "pad thai with peanuts"],
    "Neither below fits “no peanuts”, and we don't know about “halal” there.",
  ],
])("what is known to be broken isn't told as unknown: %s", (_, dishes, told) => {
  const noPeanuts = wish("dish", "peanut", { label: "no peanuts", isNegated: true, isDanger: true });
  const shown = dishes.map((name) => makePlace({ dishes: [{ name, detail: null }] }));
  const elsewhere = makePlace({ cuisines: ["Pizza"], neighbourhood: "Temescal", diets: ["halal"] });
  const wishes = [pizza, mission, wish("diet", "halal"), noPeanuts];
  expect(messageFor([...shown, elsewhere], wishes, { close: shown, hasChanges: true })).toContain(told);
});

test("it is named where nothing is shown, too, and not where somebody with the food keeps it", () => {
  const elsewhere = (diets: string[]) => makePlace({ cuisines: ["Pizza"], neighbourhood: "Temescal", diets });
  const glutenFree = wish("diet", "gluten-free");
  const message = (diets: string[]) =>
    messageFor([elsewhere(diets)], [pizza, mission, glutenFree], { hasChanges: true });
  expect(message([])).toMatch(/“gluten-free”/);
  expect(message(["gluten-free"])).toBe("No place in Berkeley that we know of fits “Mission”.");
});

test("of places that may fit all but the diet, it is told that it isn't known", () => {
  const places = [makePlace({ cuisines: ["Pizza"], neighbourhood: "Mission" })];
  expect(messageFor(places, [pizza, mission, wish("diet", "gluten-free")], { fittingCount: 0, close: places })).toMatch(
    /“gluten-free”/,
  );
});

test("an occasion that speaks against the last places is named with the rest", () => {
  const thai = [1, 2, 3].map(() => makePlace({ cuisines: ["Thai"] }));
  const counter = makePlace({ cuisines: ["Mexican"], goodFor: ["takeout", "quick-bite"] });
  const table = makePlace({ cuisines: ["Mexican"] });
  const business = wish("goodFor", "business", { isHard: false, label: "good for business" });
  expect(messageFor([...thai, counter], [mexican, business])).toContain("fits “Mexican” and “good for business”.");
  expect(
    messageFor([...thai, table, table, counter], [mexican, business], { fittingCount: 2, hasChanges: true }),
  ).toContain("fit “Mexican” and “good for business”:");
  // Where it changes nothing, it isn't to blame.
  expect(messageFor([...thai, table], [mexican, business], { fittingCount: 1, hasChanges: true })).toContain(
    "fits “Mexican”:",
  );
});

test("of a diet and one more wish that stand in the way together, both are told", () => {
  const glutenFree = wish("diet", "gluten-free");
  const places = [1, 2, 3].map(() => makePlace({ diets: ["vegan"], neighbourhood: "NoPa" }));
  const helped = "Enough places would fit without “gluten-free” and “Mission”.";
  expect(textsFor(places, [vegan, glutenFree, mission]).notes).toContain(helped);
  expect(textsFor(places, [vegan, glutenFree, mission], { hasChanges: true }).notes).not.toContain(helped);
  // Where one alone helps, or none does, there is nothing more to tell.
  expect(textsFor(places, [vegan, glutenFree]).notes).toEqual([]);
  expect(textsFor(places.slice(1), [vegan, glutenFree, mission]).notes).toEqual([]);
});
