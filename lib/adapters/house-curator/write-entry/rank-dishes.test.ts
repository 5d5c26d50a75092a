import { expect, test } from "vitest";
import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { gatherMaterial } from "../place-material";
import { rankDishes } from "./rank-dishes";

const refused = (value: string, isDanger: boolean): Constraint => ({
  field: "dish",
  values: [value],
  isNegated: true,
  isHard: true,
  label: `no ${value}`,
  ...(isDanger && { isDanger }),
});

function namesFor(constraint: Constraint, dishes: string[]): string[] {
  const material = gatherMaterial({ place: makePlace({}), evidence: [] });
  const named = dishes.map((name) => ({ id: name, name, the: `the ${name}`, detail: null, number: null }));
  const idea: AcceptedIdea = { kind: "idea", title: "", angle: "", unknowns: [], size: 6, constraints: [constraint] };
  return rankDishes({ ...material, dishes: named }, idea, "seed")
    .map(({ name }) => name)
    .sort();
}

test.each([
  ["dairy", true, ["cappuccino", "espresso", "tiramisu"], ["espresso"]],
  ["dairy", false, ["cappuccino", "espresso"], ["espresso"]],
  ["nuts", true, ["pad thai", "green curry"], ["green curry"]],
  ["crab", true, ["cioppino", "roast chicken"], ["roast chicken"]],
  ["crab", false, ["cioppino", "crab rangoon"], ["cioppino"]],
])("of %s (a danger: %s) no dish is recommended that holds it", (food, isDanger, dishes, suitable) => {
  expect(namesFor(refused(food, isDanger), dishes)).toEqual(suitable);
});

test.each([
  ["gluten-free", ["lasagna", "gluten-free lasagna", "grilled salmon"], ["gluten-free lasagna", "grilled salmon"]],
  ["pregnancy-safe", ["salmon sashimi", "roast chicken"], ["roast chicken"]],
  ["diabetic", ["tiramisu", "roast chicken"], ["roast chicken"]],
])("to somebody who eats %s no dish is recommended that breaks it", (diet, dishes, suitable) => {
  const kept: Constraint = { field: "diet", values: [diet], isNegated: false, isHard: false, label: diet };
  expect(namesFor(kept, dishes)).toEqual(suitable);
});

test.each([
  ["light-food", false, ["dry-fried wings", "steamed fish"]],
  ["greasy", true, ["crispy pork belly", "papaya salad"]],
  ["hearty", true, ["smothered burger", "chicken soup"]],
])("of %s (refused: %s) a dish that isn't fried or fat is told first", (value, isNegated, dishes) => {
  const material = gatherMaterial({ place: makePlace({}), evidence: [] });
  const named = dishes.map((name) => ({ id: name, name, the: `the ${name}`, detail: null, number: null }));
  const constraints: Constraint[] = [{ field: "vibe", values: [value], isNegated, isHard: false, label: value }];
  const idea: AcceptedIdea = { kind: "idea", title: "", angle: "", unknowns: [], size: 6, constraints };
  for (const seed of ["a", "b", "c", "d"])
    expect(rankDishes({ ...material, dishes: named }, idea, seed)[0]?.name).toBe(dishes[1]);
});
