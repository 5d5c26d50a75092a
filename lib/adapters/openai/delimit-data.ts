import { randomBytes } from "node:crypto";

/**
 * Text that others wrote, as data: one JSON value per line, between marks that its authors can't guess.
 * JSON keeps line breaks escaped, so that no value can end its own block.
 */
export function delimitData(parts: Record<string, unknown>): string {
  const mark = randomBytes(9).toString("base64url");
  const blocks = Object.entries(parts).map(
    ([name, value]) => `BEGIN ${mark} ${name}\n${JSON.stringify(value)}\nEND ${mark}`,
  );
  return [`The mark of this request is ${mark}.`, ...blocks].join("\n\n");
}
