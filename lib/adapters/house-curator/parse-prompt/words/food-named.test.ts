import { expect, test } from "vitest";
import { foodNamed } from "./food-named";

test.each([
  ["shelfish", "shellfish"],
  ["d'œufs pour", "egg"],
  ["d’oeufs", "egg"],
  ["huevos", "egg"],
  ["cacahuetes", "nuts"],
  ["Nussallergie", "nuts"],
  ["Ei-Allergie", "egg"],
  ["Sojaunverträglichkeit", "soy"],
  ["Ei", null],
  ["tablecloths", null],
  ["galère", null],
  ["weird textures", null],
])("%s names %s", (text, food) => {
  expect(foodNamed(text, "San Francisco")).toBe(food);
});
