import type { City } from "@/lib/core/cities";
import { filterClauses } from "../intents";
import { findPlaceNames } from "../places/place-names";
import { cleanPrompt } from "../words/clean-prompt";
import { findMentions, mentionsFood } from "./mentions";

const KEYWORDS_MAX = 4;

/** Words of a prompt outside the vocabulary that may occur in a place's texts: "tiki", "fireplace". */
export function extractKeywords(prompt: string, city: City): string[] {
  const { text } = findPlaceNames(
    filterClauses(cleanPrompt(prompt).text, { namesFood: (part) => mentionsFood(part, city) }).text,
  );
  const words = findMentions(text, city).filter(
    (item) => !item.isKnown && item.role === null && /^\p{L}{4,24}$/u.test(item.words),
  );
  return [...new Set(words.map((item) => item.words))].slice(0, KEYWORDS_MAX);
}
