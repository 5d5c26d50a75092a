import dishes from "@/data/covers/dishes.json" with { type: "json" };
import { foldText } from "../fold-text";

const DRAWING_BY_WORDS = new Map(
  Object.entries(dishes).flatMap(([drawing, words]) => words.map((phrase) => [foldText(phrase), drawing] as const)),
);

/** Longest first, so that "soup dumplings" is no soup. */
const PHRASES = [...DRAWING_BY_WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const LAST_DISH = new RegExp(`(?<= )(${PHRASES})(?:e?s)? $`);
const DISH = new RegExp(`(?<= )(?:${PHRASES})(?=(?:e?s)? )`, "g");

/** The drawings of the dishes that a text names, in its order; a compound, such as "lamb kebab", is its last word. */
export function findDishes(text: string): string[] {
  const found: string[] = [];
  let end = -1;
  for (const { 0: words, index } of ` ${foldText(text)} `.matchAll(DISH)) {
    if (index === end + 1) found.pop();
    found.push(DRAWING_BY_WORDS.get(words) ?? "");
    end = index + words.length;
  }
  return [...new Set(found)];
}

/** The drawing of the dish that a text ends with: what a compound is. */
export const findLastDish = (text: string): string | undefined =>
  DRAWING_BY_WORDS.get(LAST_DISH.exec(` ${foldText(text)} `)?.[1] ?? "");
