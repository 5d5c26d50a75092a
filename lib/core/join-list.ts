/** "a", "a or b", "a, b, or c": as Intl.ListFormat has it, whose first use in a process takes longer than a whole wish. */
const joinList = (items: readonly string[], word: string): string => {
  if (items.length <= 2) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;
};

export const joinWithOr = (items: readonly string[]): string => joinList(items, "or");
export const joinWithAnd = (items: readonly string[]): string => joinList(items, "and");
