/** "a", "a or b", "a, b, or c". Intl.ListFormat does the same, but its first use takes longer than parsing a prompt. */
const joinList = (items: readonly string[], conjunction: string): string => {
  if (items.length <= 2) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${items.at(-1)}`;
};

export const joinWithOr = (items: readonly string[]): string => joinList(items, "or");
export const joinWithAnd = (items: readonly string[]): string => joinList(items, "and");
