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

/** The numbers of the texts that hold some of the words, those that hold most first. */
export function findClosest(index: WordIndex, words: readonly string[]): number[] {
  const scores = new Map<number, { held: number; tiers: number }>();
  for (const word of words)
    for (const [number, tier] of tiersOf(index, beginningWith(index.words, word))) {
      const { held, tiers } = scores.get(number) ?? { held: 0, tiers: 0 };
      scores.set(number, { held: held + 1, tiers: tiers + tier });
    }
  return [...scores]
    .sort(([a, one], [b, other]) => other.held - one.held || one.tiers - other.tiers || a - b)
    .map(([number]) => number);
}

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
