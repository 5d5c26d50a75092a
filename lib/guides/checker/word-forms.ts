/** Lower case, without accents, with straight apostrophes: how texts are compared. */
export const foldProse = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/g, "d")
    .replace(/Đ/g, "D")
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase();

/** The folded words of a text, without possessive endings. */
export const wordsOf = (text: string): string[] =>
  (foldProse(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).map((word) => word.replace(/'s?$/, ""));

/** One form for "dumplings" and "dumpling", "berries" and "berry", "tacos" and "taco". */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|o|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

export const singularsOf = (text: string): Set<string> => new Set(wordsOf(text).map(singular));

/** A word list written as prose, for lexicons that are easier to read without quotes. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/);
