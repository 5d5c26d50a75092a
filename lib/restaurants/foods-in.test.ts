import { expect, test } from "vitest";
import { foodsIn } from "./foods-in";

test.each([
  ["ramen", ["ramen"]],
  ["cheap fish tacos", ["fish tacos"]],
  ["quiet sushi dinner", ["sushi"]],
  ["chez panisse", []],
  ["", []],
] as const)("%s: %j", (text, foods) => {
  expect(foodsIn(text).map(({ words }) => words.join(" "))).toEqual(foods);
});

test("a food is told with the kitchens that are at home with it", () => {
  expect(foodsIn("pho")[0]?.kitchens).toContain("Vietnamese");
  expect(foodsIn("tonkotsu")[0]?.kitchens).toEqual(["Ramen"]);
  expect(foodsIn("tacos")[0]?.kitchens).toContain("Mexican");
});
