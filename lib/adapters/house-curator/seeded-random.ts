import { fnv1a } from "@/lib/core/fnv1a";

/** FNV-1a with the final mix of MurmurHash3: similar texts must not produce similar numbers. */
export function hashText(text: string): number {
  let value = fnv1a(text);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 to 1, determined by a text. */
export const seededFraction = (text: string): number => hashText(text) / 0x1_0000_0000;

/** The items in an order determined by the seed. */
export const seededShuffle = <T>(items: readonly T[], seed: string): T[] =>
  items
    .map((item, index) => ({ item, rank: hashText(`${seed}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

export const seededPick = <T>(items: readonly [T, ...T[]], seed: string): T =>
  items[hashText(seed) % items.length] ?? items[0];
