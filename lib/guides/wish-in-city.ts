import { PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import type { GuideInput } from "@/lib/contracts/stages";
import type { WishChange } from "@/lib/contracts/too-few-places";
import { type City, theCity } from "@/lib/core/cities";
import { escapePattern } from "@/lib/core/escape-pattern";
import { CITY_SYNONYMS, REGIONS } from "@/lib/restaurants/vocabulary/city-synonyms";

/** The same wish for another of our cities, whose name replaces that of the first; null where its words keep it there. */
export function wishInCity({ city, prompt, corrections = [] }: GuideInput, other: City): WishChange["wish"] | null {
  if (REGIONS.some(({ names, cities }) => wordsOf(names).test(prompt) && !cities.includes(other))) return null;
  const changed = prompt.replaceAll(wordsOf(CITY_SYNONYMS[city]), theCity(other));
  if (changed.length > PROMPT_LENGTH_MAX) return null;
  return { city: other, prompt: changed, corrections: corrections.filter(({ quote }) => changed.includes(quote)) };
}

/** Where words stand apart, whole ones only. */
const wordsOf = (names: readonly string[]): RegExp => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const patterns = longestFirst.map((name) =>
    IS_LATIN.test(name) ? `(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])` : name,
  );
  return new RegExp(patterns.join("|"), "giu");
};

const IS_LATIN = /^[a-z ]+$/;
