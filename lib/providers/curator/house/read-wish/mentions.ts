import type { City } from "@/lib/cities";
import { COMMON_WORDS } from "./common-words";
import { borrowed, isUnspacedWord, languagesSpoken } from "./languages-spoken";
import { englishLexicon, type Lexicon, type Meaning, type Role, type Topic } from "./lexicon";
import { correct } from "./spelling";
import { type Token, tokenise } from "./tokens";

/** One understood (or not understood) stretch of the wish, in its order. */
export type Item = {
  words: string;
  raw: string;
  role: Role | "mark" | "name" | null;
  topics: { topic: Topic; value: string; label?: string }[];
  isCapital: boolean;
  /** Everyday English that says nothing here; false for a word nobody knows. */
  isKnown: boolean;
  isNegated: boolean;
  isSoftened: boolean;
  isNear: boolean;
};

/** Reads a wish into items: the longest known phrase at every point, misspellings mended, other languages understood. */
export function mentionsIn(text: string, city: City): Item[] {
  const english = englishLexicon(city);
  const tokens = tokenise(text, (word) => isUnspacedWord(word) || english.phrases.has(word));
  const lexicons = [...languagesSpoken(tokens), english];
  const mended = tokens.map((token, i) => ({ ...token, word: mend(token, i, tokens, lexicons, english) }));
  const items: Item[] = [];
  for (let at = 0; at < mended.length; ) {
    const found = longestPhrase(mended, at, lexicons);
    items.push(itemOf(mended.slice(at, at + found.length), found.meanings));
    at += found.length;
  }
  return items;
}

function mend(token: Token, index: number, tokens: Token[], lexicons: Lexicon[], english: Lexicon): string {
  const { word } = token;
  const street = STREET_WORDS[word];
  const before = tokens[index - 1]?.word ?? "";
  if (street && (/^\d+(st|nd|rd|th)$/.test(before) || english.phrases.has(`${before} ${street}`))) return street;
  if (/['’]s$/iu.test(token.raw) && !isWordOf(english, word) && isWordOf(english, word.slice(0, -1)))
    return word.slice(0, -1);
  if (token.isMark || lexicons.some((lexicon) => isWordOf(lexicon, word)) || borrowed(word)) return word;
  const startsSentence = index === 0 || tokens[index - 1]?.isMark === true;
  return correct(word, token.isCapital && !startsSentence, english) ?? word;
}

const STREET_WORDS: Record<string, string> = {
  st: "street",
  str: "street",
  ave: "avenue",
  av: "avenue",
  blvd: "boulevard",
};

const wordsByLexicon = new WeakMap<Lexicon, Set<string>>();

function isWordOf(lexicon: Lexicon, word: string): boolean {
  let words = wordsByLexicon.get(lexicon);
  if (!words) {
    words = new Set([...lexicon.phrases.keys()].flatMap((phrase) => phrase.split(" ")));
    wordsByLexicon.set(lexicon, words);
  }
  return words.has(word);
}

function longestPhrase(tokens: Token[], at: number, lexicons: Lexicon[]): { length: number; meanings: Meaning[] } {
  const first = tokens[at];
  if (!first || first.isMark) return { length: 1, meanings: [] };
  const longest = Math.max(...lexicons.map((lexicon) => lexicon.longest));
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const slice = tokens.slice(at, at + length);
    if (slice.some(({ isMark }) => isMark)) continue;
    const phrase = slice.map(({ word }) => word).join(" ");
    const meanings = meaningsOf(phrase, lexicons) ?? (length === 1 ? borrowed(phrase) : undefined);
    if (meanings) return { length, meanings };
  }
  return { length: 1, meanings: [] };
}

function meaningsOf(phrase: string, lexicons: Lexicon[]): Meaning[] | undefined {
  for (const { phrases } of lexicons) {
    const meanings = phrases.get(phrase);
    if (meanings) return meanings;
  }
  return undefined;
}

function itemOf(tokens: Token[], meanings: Meaning[]): Item {
  const [first] = tokens;
  const words = tokens.map(({ word }) => word).join(" ");
  const role = meanings.find((meaning) => meaning.kind === "role");
  return {
    words,
    raw: tokens.map(({ raw }) => raw).join(" "),
    role: first?.isMark ? "mark" : role?.kind === "role" ? role.role : null,
    topics: withoutEcho(
      withItsMeal(
        words,
        meanings.flatMap((meaning) => (meaning.kind === "topic" ? [meaning] : [])),
      ),
    ),
    isCapital: first?.isCapital ?? false,
    isKnown: meanings.length > 0 || COMMON_WORDS.has(words) || /^[\d$]/.test(words),
    isNegated: false,
    isSoftened: false,
    isNear: false,
  };
}

const MEALS = ["breakfast", "brunch", "lunch", "dinner"];

/** "Working lunch" is business, and lunch too; a "breakfast burrito" is a burrito at any hour. */
function withItsMeal(words: string, topics: Item["topics"]): Item["topics"] {
  if (!words.includes(" ") || topics.length === 0) return topics;
  if (topics.some(({ topic }) => topic === "food" || topic === "meal")) return topics;
  const meal = MEALS.find((name) => words.split(" ").includes(name));
  return meal ? [...topics, { topic: "meal", value: meal }] : topics;
}

/** "Dessert" is something to eat first; only "for dessert" is an occasion. */
const withoutEcho = (topics: Item["topics"]): Item["topics"] =>
  topics.some(({ topic, value }) => topic === "food" && value === "Dessert")
    ? topics.filter(({ topic }) => topic !== "goodFor")
    : topics;

export const speaksOf = (item: Item, topic: Topic): boolean => item.topics.some((mention) => mention.topic === topic);

/** Whether a clause speaks of something to eat. */
export const namesFood = (text: string, city: City): boolean =>
  mentionsIn(text, city).some((item) => speaksOf(item, "food") || speaksOf(item, "diet") || speaksOf(item, "meal"));
