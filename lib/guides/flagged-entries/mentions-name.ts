/** Lower case, without punctuation, one space around each word, so that only whole names match. */
const normalizeForMatch = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether a text contains the whole name. */
export const mentionsName = (text: string, name: string): boolean =>
  normalizeForMatch(text).includes(normalizeForMatch(name));
