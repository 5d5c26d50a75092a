import type { City } from "@/lib/core/cities";
import { fnv1a } from "@/lib/core/fnv1a";
import { parseNumber } from "@/lib/core/number-words";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import { placeCounts } from "./words/place-counts";

/** "All at one restaurant" is a table's, and not a guide's: one place must be asked for as that. */
const SINGLE_PLACE =
  /\b(?:just one|only one|a single|(?:give|tell|name|show|pick|choose|suggest|recommend)(?: (?:me|us))? one) (?:place|spot|restaurant|pick|recommendation)\b/;

/** Of a guide whose wish says no number. */
export const GUIDE_SIZE_MIN = 5;

/** The number of places in the guide: from the prompt, or else five to eight, always the same for the same prompt. */
export const parseGuideSize = (text: string, city: City): number =>
  parseAskedSize(text) ?? GUIDE_SIZE_MIN + (fnv1a(`${city}:${foldAccents(text)}`) % 4);

/** The number of places that a prompt asks for, at most ten; null where it says none. */
export function parseAskedSize(text: string): number | null {
  const folded = foldAccents(text);
  if (SINGLE_PLACE.test(folded)) return 1;
  const requested = numberOf(placeCounts(text)[0]?.quote ?? "");
  return requested > 1 && requested <= 100 ? Math.min(10, requested) : null;
}

const numberOf = (words: string): number => (/^couple$/i.test(words) ? 2 : parseNumber(foldAccents(words)));
