import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { evaluateConstraint, judgeConstraint } from "./evaluate-constraint";
import { joinDietsToFoods } from "./food-for-diet";
import { meetsHardConstraints } from "./hard-constraints";

const want = (field: Constraint["field"], value: string, isHard = true): Constraint => ({
  field,
  values: [value],
  isNegated: false,
  isHard,
  label: value,
});
const noodlesWith = (diet: Constraint): Constraint => {
  const [noodles] = joinDietsToFoods([want("cuisine", "Noodles"), diet]);
  if (!noodles) throw new Error("it is there");
  return noodles;
};
const cambodian = (...dishes: Place["dishes"]): Place =>
  makePlace({ cuisines: ["Cambodian"], diets: ["vegetarian"], dishes });
const fish = { name: "Khmer noodles", detail: "soft rice noodles under a light fish curry" };
const mushrooms = { name: "mushroom noodles", detail: "stir-fried with cabbage" };

test("a dish against the diet is no ground for the food, and another one is", () => {
  const noodles = noodlesWith(want("diet", "vegetarian"));
  expect(evaluateConstraint(cambodian(fish), want("cuisine", "Noodles"))).toBe("met");
  expect(judgeConstraint(cambodian(fish), noodles).facts()).toEqual([{ kind: "dish", ...fish, against: "vegetarian" }]);
  expect(evaluateConstraint(cambodian(fish), noodles)).toBe("unknown");
  expect(meetsHardConstraints(cambodian(fish), [noodles])).toBe(false);
  expect(judgeConstraint(cambodian(fish, mushrooms), noodles)).toMatchObject({ verdict: "met" });
  expect(judgeConstraint(cambodian(fish, mushrooms), noodles).facts()).toEqual([
    { kind: "dish", name: mushrooms.name },
  ]);
});

test("beside one vegetarian the others may have the dish, and it isn't ticked", () => {
  const noodles = noodlesWith(want("diet", "vegetarian", false));
  expect(evaluateConstraint(cambodian(fish), noodles)).toBe("unknown");
  expect(meetsHardConstraints(cambodian(fish), [noodles])).toBe(true);
});

test("a wholly vegan kitchen is known for noodles by its summary", () => {
  const place = makePlace({
    cuisines: ["Vegan"],
    editorialSummary: "A long menu, from drumsticks to spicy noodle soup.",
  });
  expect(evaluateConstraint(place, noodlesWith(want("diet", "vegetarian")))).toBe("met");
});

test("what only some eat is asked for where nobody knows, and out where it is known not to be", () => {
  const some = want("diet", "vegetarian", false);
  expect(meetsHardConstraints(makePlace({ diets: [] }), [some])).toBe(true);
  expect(meetsHardConstraints(makePlace({ editorialSummary: "Meat, and nothing vegetarian." }), [some])).toBe(false);
});

test("meat beside a vegan is for the others, and a dish of minced beef has it", () => {
  const wishes = [want("diet", "vegan", false), want("dish", "meat", false)];
  const kitfo = makePlace({ diets: ["vegan"], dishes: [{ name: "kitfo", detail: "minced beef in spiced butter" }] });
  expect(joinDietsToFoods(wishes).map((each) => evaluateConstraint(kitfo, each))).toEqual(["met", "met"]);
});

test("meat that others of the party eat keeps no diet", () => {
  const [meat] = joinDietsToFoods([want("dish", "meat", false), want("diet", "vegan", false)]);
  expect(meat).toEqual(want("dish", "meat", false));
  const [ofAll] = joinDietsToFoods([want("dish", "meat"), want("diet", "vegan")]);
  expect(ofAll?.keeps).toEqual({ diets: ["vegan"], isForAll: true });
});
