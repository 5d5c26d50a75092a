const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Everything outside XML 1.0's Char: even as a reference it would make a document unreadable. */
const NOT_A_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, between tags or in a quoted attribute. HTML reads it the same. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_A_CHARACTER, "")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
