import { foldWords } from "@/lib/restaurants/vocabulary";

/** A word, a run of a script without spaces, a price sign or a punctuation mark that ends a clause. */
export type Token = { raw: string; word: string; isPunctuation: boolean; isCapitalized: boolean };

const TOKEN_PATTERN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{Script=Hangul}]+|\$+\d*(?:\.\d+)?|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+(?:['’][\p{L}]+)*(?:&[\p{L}])?|[.,;:!?…、。，！？/&()—–+]|\s-\s/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Hangul}]/u;

/** Splits a text into tokens. `known` tests for unspaced words, so that runs of them can be split. */
export function tokenize(text: string, known: (word: string) => boolean): Token[] {
  return [...text.matchAll(TOKEN_PATTERN)].flatMap(([raw]): Token[] => {
    if (UNSPACED.test(raw)) return segment(raw, known).map((piece) => token(piece));
    if (/^[^\p{L}\p{N}$&]/u.test(raw)) return [{ raw, word: raw.trim(), isPunctuation: true, isCapitalized: false }];
    if (raw === "&") return [token(raw)];
    return foldWords(raw)
      .split(" ")
      .filter(Boolean)
      .map((word, i) => ({ ...token(raw), word, isCapitalized: i === 0 && /^\p{Lu}/u.test(raw) }));
  });
}

const token = (raw: string): Token => ({
  raw,
  word: raw === "&" ? "and" : foldWords(raw),
  isPunctuation: false,
  isCapitalized: /^\p{Lu}/u.test(raw),
});

const LONGEST_UNSPACED = 12;

/** Splits a run without spaces into the longest known words; unknown text between them stays together. */
function segment(run: string, known: (word: string) => boolean): string[] {
  const letters = [...run];
  const pieces: string[] = [];
  let unknown = "";
  for (let at = 0; at < letters.length; ) {
    const found = longestAt(letters, at, known);
    if (found === "") {
      unknown += letters[at];
      at += 1;
      continue;
    }
    if (unknown) pieces.push(unknown);
    unknown = "";
    pieces.push(found);
    at += [...found].length;
  }
  return unknown ? [...pieces, unknown] : pieces;
}

function longestAt(letters: string[], at: number, known: (word: string) => boolean): string {
  for (let length = Math.min(LONGEST_UNSPACED, letters.length - at); length > 0; length--) {
    const word = letters.slice(at, at + length).join("");
    if (known(foldWords(word))) return word;
  }
  return "";
}

/** Whether a text is written wholly in scripts that put no space between words. */
export const isUnspacedText = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Hangul}\s]+$/u.test(text) &&
  UNSPACED.test(text.trim());
