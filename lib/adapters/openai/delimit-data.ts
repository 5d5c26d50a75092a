import { randomBytes } from "node:crypto";

/**
 * Formats untrusted text as data: one JSON value per line, between markers that its authors can't guess.
 * JSON escapes line breaks, so that no value can end its own block.
 */
export function delimitData(parts: Record<string, unknown>): string {
  const mark = randomBytes(9).toString("base64url");
  const blocks = Object.entries(parts).map(
    ([name, value]) => `BEGIN ${mark} ${name}\n${JSON.stringify(value)}\nEND ${mark}`,
  );
  return [`The mark of this request is ${mark}.`, ...blocks].join("\n\n");
}
