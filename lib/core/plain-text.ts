/** Well-formed Unicode without control characters, which PostgreSQL and terminals reject. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Cs}]/gu, (c) => (c === "\n" || c === "\t" ? c : ""));
}
