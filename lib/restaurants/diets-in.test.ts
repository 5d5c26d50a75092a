import { expect, test } from "vitest";
import { dietsIn } from "./diets-in";

test.each([
  ["gluten free pizza", ["gluten-free"], "pizza"],
  ["vegan tacos", ["vegan"], "tacos"],
  ["pizza gf and vegan", ["gluten-free", "vegan"], "pizza and"],
  ["kosher halal falafel", ["kosher", "halal"], "falafel"],
] as const)("%s: %j", (text, diets, rest) => {
  expect(dietsIn(text)).toEqual({ diets, rest });
});

test.each(["vegan", "pizza", "vegan picnic", "non vegan tacos", ""])("%s names no diet beside a food", (text) => {
  expect(dietsIn(text)).toBeNull();
});
