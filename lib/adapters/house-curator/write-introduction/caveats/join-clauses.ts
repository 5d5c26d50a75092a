/** "A, and B", "A, B, and C"; clauses with commas of their own are parted by semicolons. */
export function joinClauses(clauses: readonly string[]): string {
  const [first = "", second] = clauses;
  if (second === undefined) return first;
  if (clauses.some((clause) => /[,;:]/.test(clause))) return clauses.join("; ");
  return `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}`;
}
