/** Pairs each item with a key made from its content, for lists that may repeat an item. */
export function withKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, item: Item][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return [`${key}#${times}`, item];
  });
}
