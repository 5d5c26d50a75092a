import { expect, test } from "vitest";
import { tellsTheSame } from "./tells-again";

const told = (text: string) => [{ text, evidenceIds: [] }];

test.each([
  [
    "Louder neighbors have nothing like the grilled fish taco or the vegetable burrito.",
    "Have a fish taco, grilled if you are unsure.",
  ],
  ["Have a fish taco, grilled if you are unsure.", "Cabbage tops the fish taco, which is grilled if you are unsure."],
])("“%s” says again what “%s” does", (text, before) => {
  expect(tellsTheSame(text, told(before), "El Metate")).toBe(true);
});

test("another side of the place is told", () => {
  const before = "Have a fish taco, grilled if you are unsure.";
  expect(tellsTheSame("Sun finds this corner and its seats outside.", told(before), "El Metate")).toBe(false);
});
