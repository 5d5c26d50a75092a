import { foldText } from "@/lib/core/fold-text";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { normalizeName } from "@/lib/restaurants/search-text";
import type { ReadSearch } from "./read-search";

const NAME_WORDS_MAX = 4;

/** A few words, one of which no list knows, and nothing about where, how much or what not: it may be a name. */
export function asksLikeAName(query: string, { terms, areas, near, refused, notes }: ReadSearch): boolean {
  const typed = foldText(query).replace(/^the /, "").split(" ");
  return (
    typed.length <= NAME_WORDS_MAX &&
    areas.length === 0 &&
    near === null &&
    refused.length + notes.length === 0 &&
    terms.some(({ kind }) => kind === "word") &&
    terms.every(({ kind }) => kind !== "price") &&
    // "Kid friendly" and "vegan" are no parts of a name that isn't written like one.
    (isTitled(query) || terms.every(({ kind }) => kind === "word" || kind === "food")) &&
    (isTitled(query) || terms.flatMap(({ label }) => label.split(" ")).length === typed.length)
  );
}

/** "Olive Garden", and neither "olive bread" nor "Yuzu", whose capital a phone may have put there. */
export function isTitled(query: string): boolean {
  const words = query.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^\P{L}*\p{Lu}/u.test(word));
}

/** Names that begin as what was typed, spaces aside, are no others: "Mc Donald's", and not "Ronald McDonald House". */
export function closestNames(query: string, hits: readonly SearchHit[]): SearchHit[] {
  const words = normalizeName(query).split(" ");
  const begins = ({ place }: SearchHit) => squeezed(place.name).startsWith(words.join(""));
  const isSure = (hit: SearchHit) => hit.tier === MATCH_TIERS.textContainsWords || holdsEach(hit, words);
  if (!hits.some(begins)) return [...hits];
  const [first, rest] = [hits.filter(begins), hits.filter((hit) => !begins(hit) && isSure(hit))];
  return [...first, ...rest].toSorted((a, b) => Number(a.place.listedBy !== null) - Number(b.place.listedBy !== null));
}

/** Whether each word begins one of the name. */
export const holdsEach = ({ place }: SearchHit, words: readonly string[]): boolean => {
  const own = normalizeName(place.name).split(" ");
  return words.every((word) => own.some((each) => each.startsWith(word)));
};

/** "King's Burger" for "Burger King". */
export const isInOtherOrder = (query: string, hit: SearchHit): boolean => {
  const typed = normalizeName(query);
  return holdsEach(hit, typed.split(" ")) && !` ${normalizeName(hit.place.name)}`.includes(` ${typed}`);
};

/** "Cheeseboard Pizza" is Cheese Board Pizza. */
export const isSameName = (query: string, name: string): boolean => squeezed(query) === squeezed(name);
const squeezed = (name: string): string => normalizeName(name).replaceAll(" ", "");
