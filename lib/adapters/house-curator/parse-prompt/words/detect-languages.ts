import { COMMON_WORDS } from "./common-words";
import type { Role } from "./function-words";
import { LANGUAGES, type Lexicon, languageLexicon } from "./lexicon";
import { type Token, tokenize } from "./tokenize";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The languages of a prompt besides English, by the number of its words that each one contains. */
export function detectLanguages(tokens: Token[]): Lexicon[] {
  const words = tokens.filter(({ isPunctuation }) => !isPunctuation).map(({ word }) => word);
  const english = words.filter((word) => COMMON_WORDS.has(word)).length;
  const scored = LANGUAGES.map((language) => {
    const lexicon = languageLexicon(language);
    const vocabulary = wordsOf(lexicon);
    return { lexicon, score: words.filter((word) => vocabulary.has(word)).length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ lexicon, score }) => isUnspaced(lexicon) || (score >= 2 && score > english && score >= best - 1))
    .sort((a, b) => b.score - a.score)
    .map(({ lexicon }) => lexicon);
}

/** Whether a part of a text has a word with such a role, or no others, in another language of the text. */
export const hasRoleElsewhere = (part: string, role: Role, text: string): boolean =>
  rolesElsewhere(part, text).some((roles) => roles.includes(role));

export const isFillerElsewhere = (part: string, text: string): boolean =>
  rolesElsewhere(part, text).every((roles) => roles.includes("filler") || roles.includes("eat"));

function rolesElsewhere(part: string, text: string): (Role | undefined)[][] {
  const lexicons = detectLanguages(tokenize(text, () => false)).filter((lexicon) => !isUnspaced(lexicon));
  return tokenize(part, () => false)
    .filter(({ isPunctuation }) => !isPunctuation)
    .map(({ word }) =>
      lexicons.flatMap(({ phrases }) =>
        (phrases.get(word) ?? []).map((meaning) => (meaning.kind === "role" ? meaning.role : undefined)),
      ),
    );
}

/** The share of a text's letters that makes it one of a script without spaces. */
const UNSPACED_SHARE_MIN = 0.3;

/** Whether a prompt is in another language than English, rather than English with some of its words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const unspaced = letters.filter((letter) => UNSPACED.test(letter));
  if (unspaced.length > letters.length * UNSPACED_SHARE_MIN) return true;
  return detectLanguages(tokenize(text, () => false)).some((lexicon) => !isUnspaced(lexicon));
}

/**
 * Meanings of a foreign word in an English prompt: only long words that English doesn't contain, so that "on",
 * "them" and "con" remain English.
 */
export function loanwordMeanings(
  phrase: string,
): Lexicon["phrases"] extends Map<string, infer M> ? M | undefined : never {
  if (phrase.length < 5 || COMMON_WORDS.has(phrase)) return undefined;
  for (const language of LANGUAGES) {
    const meanings = languageLexicon(language).phrases.get(phrase);
    if (meanings?.some(({ kind }) => kind === "topic")) return meanings;
  }
  return undefined;
}

export const isUnspacedWord = (word: string): boolean =>
  UNSPACED.test(word) && LANGUAGES.some((language) => languageLexicon(language).phrases.has(word));

const wordsByLexicon = new WeakMap<Lexicon, Set<string>>();

function wordsOf(lexicon: Lexicon): Set<string> {
  const known = wordsByLexicon.get(lexicon);
  if (known) return known;
  const words = new Set([...lexicon.phrases.keys()].flatMap((phrase) => phrase.split(" ")));
  wordsByLexicon.set(lexicon, words);
  return words;
}

const isUnspaced = (lexicon: Lexicon) => UNSPACED.test([...lexicon.phrases.keys()][0] ?? "");
