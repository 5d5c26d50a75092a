import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { searchSpellings } from "@/db/schema";

/** Shorter words are one slip away from too many others. */
const MIN_WORD_LENGTH = 3;
const MAX_SPELLINGS = 8;

/** For each word, itself and the words of our restaurants that are one slip away: a letter more, less, other or swapped. */
export async function findSpellings(db: Database, words: string[]): Promise<string[][]> {
  const asked = words
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .flatMap((word) => [word, ...deletionVariants(word)]);
  if (asked.length === 0) return words.map((word) => [word]);
  const known = await db
    .selectDistinct({ word: searchSpellings.word })
    .from(searchSpellings)
    .where(inArray(searchSpellings.spelling, [...new Set(asked)]));
  return words.map((word) => {
    const near =
      word.length < MIN_WORD_LENGTH ? [] : known.map((row) => row.word).filter((other) => isOneEditApart(word, other));
    return [word, ...near.sort(bySimilarity(word)).slice(0, MAX_SPELLINGS)];
  });
}

const deletionVariants = (word: string): string[] => Array.from(word, (_, at) => removeLetter(word, at));
const removeLetter = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** One letter added, dropped or changed, or two neighbours swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  if (a.length < b.length) return isOneEditApart(b, a);
  let at = 0;
  while (a[at] === b[at]) at += 1;
  if (a.length > b.length) return removeLetter(a, at) === b;
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** People rarely miss the first letter; otherwise the order of the alphabet, so that answers don't change. */
const bySimilarity = (word: string) => (a: string, b: string) =>
  Number(b[0] === word[0]) - Number(a[0] === word[0]) || (a < b ? -1 : 1);
