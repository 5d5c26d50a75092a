import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { searchSpellings } from "@/db/schema";

/** Shorter words are one typo away from too many others. */
const MIN_WORD_LENGTH = 4;
const MAX_SPELLINGS = 8;

/** For each word, itself and our restaurants' words within one typo: a letter added, dropped, changed or swapped. */
export async function findSpellings(db: Database, words: string[]): Promise<string[][]> {
  const lookedUp = words
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .flatMap((word) => [word, ...deletionVariants(word)]);
  if (lookedUp.length === 0) return words.map((word) => [word]);
  const known = await db
    .selectDistinct({ word: searchSpellings.word })
    .from(searchSpellings)
    .where(inArray(searchSpellings.spelling, [...new Set(lookedUp)]));
  return words.map((word) => {
    const near =
      word.length < MIN_WORD_LENGTH ? [] : known.map((row) => row.word).filter((other) => isOneEditApart(word, other));
    return [word, ...near.sort(bySimilarity(word)).slice(0, MAX_SPELLINGS)];
  });
}

const deletionVariants = (word: string): string[] => Array.from(word, (_, index) => removeLetter(word, index));
const removeLetter = (word: string, index: number): string => word.slice(0, index) + word.slice(index + 1);

/** One letter added, dropped or changed, or two adjacent ones swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  if (a.length < b.length) return isOneEditApart(b, a);
  let index = 0;
  while (a[index] === b[index]) index += 1;
  if (a.length > b.length) return removeLetter(a, index) === b;
  if (a.slice(index + 1) === b.slice(index + 1)) return true;
  return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2);
}

/** People rarely miss the first letter. Ties are alphabetical, so that results are stable. */
const bySimilarity = (word: string) => (a: string, b: string) =>
  Number(b[0] === word[0]) - Number(a[0] === word[0]) || (a < b ? -1 : 1);
