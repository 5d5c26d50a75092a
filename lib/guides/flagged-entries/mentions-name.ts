/** Words as they are compared: lower case, without signs, one space around each, so that whole names are found. */
const normalizeForMatch = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether a text names it, whole. */
export const mentionsName = (text: string, name: string): boolean =>
  normalizeForMatch(text).includes(normalizeForMatch(name));
