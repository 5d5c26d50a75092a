import { expect, test } from "vitest";
import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { tooFewFit } from "./too-few-fit";

const wish = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [value], label: value, ...more });

function outcomeOf(places: Place[], constraints: Constraint[]) {
  const idea: AcceptedIdea = { kind: "idea", title: "", angle: "", unknowns: [], size: 5, constraints };
  const { picks, tooFew } = tooFewFit({ city: "Oakland", prompt: "", idea, places }, 3);
  return {
    names: picks.map(({ placeId }) => places.find(({ id }) => id === placeId)?.name),
    labels: picks.flatMap(({ verdicts }) => verdicts.map(({ label }) => label)),
    message: tooFew?.message,
    note: tooFew?.note,
  };
}

const glutenFree = wish("diet", "gluten-free");
const noMeat = wish("dish", "meat", { label: "no meat", isNegated: true });
const noShellfish = wish("dish", "shellfish", { label: "no shellfish", isNegated: true, isDanger: true });
const upTo = wish("price", "1", { values: ["1", "2"], label: "up to $$" });
const grill = (name: string, more: Partial<Place> = {}) =>
  makePlace({ name, cuisines: ["Barbecue"], dishes: [{ name: "beef brisket", detail: null }], ...more });

test("where nothing comes close, the nearest are shown and their verdicts name every limit", () => {
  const places = [
    grill("Plain", { diets: [], priceLevel: 2 }),
    grill("Pricey", { diets: ["gluten-free"], priceLevel: 4 }),
    grill("Fits most", { diets: ["gluten-free"], priceLevel: 2 }),
  ];
  const { names, note, labels } = outcomeOf(places, [glutenFree, noMeat, noShellfish, upTo]);
  expect(names[0]).toBe("Fits most");
  expect(names).toHaveLength(2);
  for (const { label } of [glutenFree, noMeat, noShellfish, upTo]) expect(labels).toContain(label);
  expect(note).toContain("nearest that we have");
});

test("a place with nothing of what is asked for isn't near it, however cheap", () => {
  const georgian = wish("cuisine", "Georgian");
  expect(outcomeOf([grill("Cheap", { priceLevel: 1 })], [georgian, upTo]).names).toEqual([]);
});

test("what costs $$ is no fit for cheap in the sentence either", () => {
  const cheap = wish("price", "1", { values: ["1", "2"], ideal: ["1"], label: "cheap" });
  const peruvian = wish("cuisine", "Peruvian");
  const places = ["A", "B"].map((name) => makePlace({ name, cuisines: ["Peruvian"], priceLevel: 2 }));
  const { names, message } = outcomeOf(places, [peruvian, cheap]);
  expect(names).toEqual(["A", "B"]);
  expect(message).toMatch(/^No place in Oakland that we know of fits “cheap”\.$/);
  const both = outcomeOf(
    [...places, makePlace({ name: "C", cuisines: ["Peruvian"], priceLevel: 1 })],
    [peruvian, cheap],
  );
  expect(both.message).toMatch(/^Only one place .* fits .*“cheap”/);
});
