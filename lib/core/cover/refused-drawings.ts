import refusals from "@/data/covers/refusals.json" with { type: "json" };
import { foldText } from "../fold-text";
import { findDishes } from "./find-dishes";

/** What these eat is told by the word alone; other words refuse only with a "no" or a "free" beside them. */
const DIETS = new Set(["vegan", "vegetarian", "halal", "kosher", "pescatarian", "celiac"]);
const REFUSING = /\b(?:no|not|without|free|avoid|allerg\w*|intoleran\w*)\b/;

/** The drawings that would offend against the labels of a prompt's constraints: "vegan", "no shellfish", "no ramen". */
export function refusedDrawings(labels: readonly string[]): Set<string> {
  const refused = new Set<string>();
  for (const label of labels) {
    const text = foldText(label);
    const isRefusal = REFUSING.test(text);
    if (isRefusal) for (const drawing of findDishes(text)) refused.add(drawing);
    for (const [word, drawings] of Object.entries(refusals)) {
      const isNamed = new RegExp(`\\b${word}s?\\b`).test(text);
      if (isNamed && (isRefusal || DIETS.has(word))) for (const drawing of drawings) refused.add(drawing);
    }
  }
  return refused;
}
