/** Well-formed Unicode without control characters, which PostgreSQL and terminals reject. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Cs}]/gu, (c) => (c === "\n" || c === "\t" ? c : ""));
}

/** Marks that turn the direction of a line would turn what stands beside the text too. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/** The same on one line, for a title, a name or a note that a reader gives. */
export const oneLine = (text: string): string =>
  plainText(text).replace(DIRECTION_MARKS, "").replace(/\s+/g, " ").trim();
