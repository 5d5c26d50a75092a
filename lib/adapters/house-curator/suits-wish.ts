import type { AcceptedIdea } from "@/lib/contracts/stages";
import { mentionsMeat, mentionsSeafood } from "./grammar/dishes";
import { isRuledOutBy } from "./write-entry/rank-dishes";

/** Whether a text may stand in a guide for this wish: no meat for a meatless diet, nothing that is to be kept out. */
export function suitsWish(text: string, { constraints }: AcceptedIdea): boolean {
  return constraints.every(({ field, values, isNegated }) => {
    if (field === "diet" && !isNegated && values.some((value) => value.startsWith("veg")))
      return isAboutGreens(text) || !(mentionsMeat(text) || mentionsSeafood(text));
    return !isNegated || !NAMED_FIELDS.includes(field) || !values.some((value) => isRuledOutBy(value, text));
  });
}

/** Fields whose values are words of food. */
const NAMED_FIELDS: readonly string[] = ["dish", "cuisine", "keyword"];

const isAboutGreens = (text: string): boolean => /\b(?:vegan|vegetarian|without meat|no meat|meatless)/i.test(text);
