import { expect, it } from "vitest";
import { suitsWish } from "./suits-wish";
import { parseConstraints } from "./testing/sample-prompts";

const suits = (text: string, constraints: string) =>
  suitsWish(text, {
    kind: "idea",
    title: "",
    angle: "",
    constraints: parseConstraints(constraints),
    unknowns: [],
    size: 5,
  });

it.each([
  ["Children eat the cioppino without a struggle.", "g:business"],
  ["A grandparent gets the good chair.", "g:kids"],
  ["The pork bun splits at the crown.", "t:vegetarian"],
  ["Sushi comes before the ramen.", "-c:Sushi"],
  ["Curry here need not mean a burn.", "v:spicy"],
  ["Heat is not the point of cooking that tastes sour.", "v:spicy"],
  ["The spicy broth numbs the lips.", "-v:spicy"],
  ["The duck is folded into a bun.", "t:gluten-free"],
  ["Noodles are pulled to order.", "t:gluten-free"],
])("%s doesn't suit %s", (text, wish) => expect(suits(text, wish)).toBe(false));

it.each([
  ["Children eat the cioppino without a struggle.", "g:kids"],
  ["The vegan bun tastes of no pork.", "t:vegetarian"],
  ["The ramen is clear.", "-c:Sushi"],
  ["The gluten-free bread holds the egg.", "t:gluten-free"],
  ["Rice noodles sit under the herbs.", "t:gluten-free"],
  ["The spicy broth numbs the lips.", "v:spicy"],
])("%s suits %s", (text, wish) => expect(suits(text, wish)).toBe(true));

it("praises no bread to somebody with celiac disease", () => {
  const constraints = parseConstraints("-d:celiac").map((each) => ({ ...each, isDanger: true }));
  const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [], size: 5 };
  expect(suitsWish("The bread comes warm.", idea)).toBe(false);
  expect(suitsWish("The lamb comes off the spit.", idea)).toBe(true);
});
