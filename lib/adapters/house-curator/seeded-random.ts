/** FNV-1a: the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  // Murmur's finish: neighbouring texts must not give neighbouring numbers.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** 0 to 1, from a text. */
export const seededFraction = (text: string): number => hashText(text) / 0x1_0000_0000;

/** The items in an order that the seed decides. */
export const seededShuffle = <T>(items: readonly T[], seed: string): T[] =>
  items
    .map((item, index) => ({ item, rank: hashText(`${seed}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

export const seededPick = <T>(items: readonly [T, ...T[]], seed: string): T =>
  items[hashText(seed) % items.length] ?? items[0];
