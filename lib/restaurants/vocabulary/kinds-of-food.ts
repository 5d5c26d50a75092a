import { foldText } from "@/lib/core/fold-text";
import { CUISINE_SYNONYMS } from "./cuisines";
import { findDish } from "./dishes";

let kitchens: ReadonlySet<string> | undefined;

/** Whether a text is nothing but a kitchen's name or a dish's, as "ramen" or "tacos": of many places, and of no one. */
export function isKindOfFood(text: string): boolean {
  kitchens ??= new Set(
    Object.entries(CUISINE_SYNONYMS).flatMap(([name, synonyms]) => [name, ...synonyms].map(foldText)),
  );
  return kitchens.has(foldText(text)) || findDish(text) !== null;
}
