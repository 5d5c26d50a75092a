import dishes from "@/data/covers/dishes.json" with { type: "json" };
import { foldText } from "../fold-text";

const DRAWING_BY_WORDS = new Map(
  Object.entries(dishes).flatMap(([drawing, words]) => words.map((phrase) => [foldText(phrase), drawing] as const)),
);

/** Longest first, so that "soup dumplings" is no soup. */
const PHRASES = [...DRAWING_BY_WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const DISH = new RegExp(`(?<= )(?:${PHRASES})(?=(?:e?s)? )`, "g");

/** The drawings of the dishes that a text names, in its order. */
export function findDishes(text: string): string[] {
  const found = ` ${foldText(text)} `.match(DISH) ?? [];
  return [...new Set(found.flatMap((words) => DRAWING_BY_WORDS.get(words) ?? []))];
}
