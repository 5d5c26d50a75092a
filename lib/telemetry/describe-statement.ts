const VERB = /^[\s(]*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|lock)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]{1,63})\b/i;

/** "SELECT restaurants": what a statement does, and the first table that it names. Never a value. */
export function describeStatement(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? "OTHER";
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  return table ? `${verb} ${table}` : verb;
}
