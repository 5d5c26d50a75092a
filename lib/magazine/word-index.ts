import { foldText } from "@/lib/core/fold-text";
import { isOneEditApart } from "@/lib/restaurants/find-spellings";

/** Where a word stands in a guide, best first. */
export const WORD_TIERS = { title: 0, place: 1, text: 2 } as const;
type Tier = (typeof WORD_TIERS)[keyof typeof WORD_TIERS];

/** Texts by number: for each word the numbers of those that hold it, each with its best tier, four to a number. */
export type WordIndex = { words: readonly string[]; found: ReadonlyMap<string, readonly number[]> };

/** Shorter words are one typo away from too many others, and one letter begins too many. */
const TYPO_LENGTH_MIN = 4;
const PREFIX_LENGTH_MIN = 2;
const TIERS = 4;

/** An index of texts that have a title, the names of places, and more words. */
export function buildWordIndex(texts: Iterable<Record<keyof typeof WORD_TIERS, string>>): WordIndex {
  const found = new Map<string, number[]>();
  let number = 0;
  for (const text of texts) {
    const tiers = new Map<string, Tier>();
    for (const name of ["text", "place", "title"] as const)
      for (const word of foldText(text[name]).split(" ")) if (word !== "") tiers.set(word, WORD_TIERS[name]);
    for (const [word, tier] of tiers) {
      const entries = found.get(word);
      if (entries) entries.push(number * TIERS + tier);
      else found.set(word, [number * TIERS + tier]);
    }
    number++;
  }
  return { words: [...found.keys()].sort(), found };
}

/**
 * The numbers of the texts that hold every word of a query, whole or as a beginning, the best first; if there is none,
 * words within one typo count too.
 */
export function findTexts(index: WordIndex, query: string): number[] {
  const words = [...new Set(foldText(query).split(" "))].filter((word) => word !== "");
  if (words.length === 0) return [];
  const exact = holdEvery(words.map((word) => tiersOf(index, beginningWith(index.words, word))));
  if (exact.length > 0) return exact;
  return holdEvery(words.map((word) => tiersOf(index, [...beginningWith(index.words, word), ...nearTo(index, word)])));
}

/**
 * The numbers of the texts that hold every word of a phrase, whole or in the plural, each with the tier of its least word.
 * A longer word may also begin another.
 */
export function wordTiers(index: WordIndex, phrase: string): Map<number, number> {
  const [first, ...rest] = phrase.split(" ").map((word) => tiersOf(index, formsOf(index, word)));
  const every = new Map<number, number>();
  for (const [number, tier] of first ?? []) {
    const others = rest.map((tiers) => tiers.get(number));
    if (others.every((other) => other !== undefined)) every.set(number, Math.max(tier, ...others));
  }
  return every;
}

/** The word that most texts hold of those within one typo of this one; itself where it is held, or nothing is near. */
export function correctSpelling(index: WordIndex, word: string): string {
  if (formsOf(index, word).length > 0) return word;
  const held = (other: string) => index.found.get(other)?.length ?? 0;
  const near = nearTo(index, word);
  return near.toSorted((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]) || held(b) - held(a))[0] ?? word;
}

const FORMS_LENGTH_MIN = 4;

function formsOf({ words, found }: WordIndex, word: string): string[] {
  if (word.length > FORMS_LENGTH_MIN)
    return [...beginningWith(words, word), ...(found.has(singular(word)) ? [singular(word)] : [])];
  return [...new Set([word, `${word}s`, singular(word)])].filter((form) => found.has(form));
}

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, "");

function holdEvery(tiersByWord: readonly ReadonlyMap<number, number>[]): number[] {
  const [first, ...rest] = tiersByWord.toSorted((a, b) => a.size - b.size);
  const scores: [number: number, score: number][] = [];
  for (const [number, tier] of first ?? []) {
    const others = rest.map((tiers) => tiers.get(number));
    if (others.every((each) => each !== undefined))
      scores.push([number, others.reduce((sum, each) => sum + each, tier)]);
  }
  return scores.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([number]) => number);
}

function tiersOf({ found }: WordIndex, words: readonly string[]): Map<number, number> {
  const tiers = new Map<number, number>();
  for (const word of words) {
    for (const entry of found.get(word) ?? []) {
      const number = Math.floor(entry / TIERS);
      tiers.set(number, Math.min(tiers.get(number) ?? TIERS, entry % TIERS));
    }
  }
  return tiers;
}

function beginningWith(sorted: readonly string[], word: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(word) && (word.length >= PREFIX_LENGTH_MIN || sorted[end] === word)) end++;
  return sorted.slice(low, end);
}

const nearTo = ({ words }: WordIndex, word: string): string[] =>
  word.length < TYPO_LENGTH_MIN ? [] : words.filter((other) => isOneEditApart(word, other));
