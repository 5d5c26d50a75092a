import dishes from "@/data/covers/dishes.json" with { type: "json" };
import { foldText } from "../fold-text";

const DRAWING_BY_WORDS = new Map(
  Object.entries(dishes).flatMap(([drawing, words]) => words.map((phrase) => [foldText(phrase), drawing] as const)),
);

/** Longest first, so that "soup dumplings" is no soup. */
const PHRASES = [...DRAWING_BY_WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const DISH = new RegExp(`(?<= )(?:${PHRASES})(?=(?:e?s)? )`, "g");

/** The drawings of the dishes that a text names, in its order; of a compound, such as "lamb kebab", its last word first. */
export function findDishes(text: string): string[] {
  const compounds: string[][] = [];
  let end = -1;
  for (const { 0: words, index } of ` ${foldText(text)} `.matchAll(DISH)) {
    const drawing = DRAWING_BY_WORDS.get(words) ?? "";
    if (index === end + 1) compounds.at(-1)?.unshift(drawing);
    else compounds.push([drawing]);
    end = index + words.length;
  }
  return [...new Set(compounds.flat())];
}
