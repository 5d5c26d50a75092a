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
])("%s doesn't suit %s", (text, wish) => expect(suits(text, wish)).toBe(false));

it.each([
  ["Children eat the cioppino without a struggle.", "g:kids"],
  ["The vegan bun tastes of no pork.", "t:vegetarian"],
  ["The ramen is clear.", "-c:Sushi"],
  ["The spicy broth numbs the lips.", "v:spicy"],
])("%s suits %s", (text, wish) => expect(suits(text, wish)).toBe(true));
