import type { AcceptedIdea } from "@/lib/contracts/stages";
import { mentionsMeat, mentionsSeafood } from "./grammar/dishes";
import { requestedTags } from "./requested-tags";
import { isRuledOutBy } from "./write-entry/rank-dishes";

/**
 * Whether a text may stand in a guide for this wish: no meat for a meatless diet, nothing that is to be kept out, and
 * nobody at the table whom the wish doesn't bring.
 */
export function suitsWish(text: string, idea: AcceptedIdea): boolean {
  const tags = requestedTags(idea);
  if (COMPANY.some(({ tag, said }) => said.test(text) && !tags.has(tag))) return false;
  return idea.constraints.every(({ field, values, isNegated }) => {
    if (field === "diet" && !isNegated && values.some((value) => value.startsWith("veg")))
      return isAboutGreens(text) || !(mentionsMeat(text) || mentionsSeafood(text));
    return !isNegated || !NAMED_FIELDS.includes(field) || !values.some((value) => isRuledOutBy(value, text));
  });
}

/** Guests that a text may speak to, by the tag of their occasion. */
const COMPANY: readonly { tag: string; said: RegExp }[] = [
  { tag: "kids", said: /\b(?:child|children|kids?|toddlers?|bab(?:y|ies)|stroller)\b/i },
  { tag: "grandparents", said: /\bgrand(?:parents?|mothers?|fathers?|ma|pa)\b/i },
  { tag: "birthday", said: /\bbirthdays?\b/i },
  { tag: "dogs-on-patio", said: /\b(?:your|the|a) dogs?\b/i },
  { tag: "rainy-day", said: /\b(?:rain|rainy|storm)\b/i },
  { tag: "business", said: /\b(?:clients?|colleagues?)\b/i },
];

/** Fields whose values are words of food. */
const NAMED_FIELDS: readonly string[] = ["dish", "cuisine", "keyword"];

const isAboutGreens = (text: string): boolean => /\b(?:vegan|vegetarian|without meat|no meat|meatless)/i.test(text);
