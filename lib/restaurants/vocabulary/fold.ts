const SPECIAL_LETTERS: Record<string, string> = {
  đ: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  "’": "'",
  "‘": "'",
  "`": "'",
};

/**
 * Lower case without Latin accents: "Phở" and "pho" are equal. Kana and Hangul keep their marks.
 */
export function foldAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[đøłßæœı’‘`]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter);
}

/** Folded words with single spaces, for comparing names and finding phrases: "Sam's Grill & Seafood" -> "sams grill seafood". */
export const foldWords = (text: string): string =>
  IS_FOLDED.test(text)
    ? text
    : foldAccents(text)
        .replace(/'/g, "")
        .replace(/[^\p{L}\p{N}$]+/gu, " ")
        .trim();

/** Most of the vocabulary's words are already folded. */
const IS_FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Splits "a|b|c" as the vocabulary's tables write it. */
export const splitList = (words: string): string[] => words.split("|").filter(Boolean);
