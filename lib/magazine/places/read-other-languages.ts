import { foldText } from "@/lib/core/fold-text";
import { readQuery } from "@/lib/restaurants/read-query";
import { LANGUAGES, type Language } from "@/lib/restaurants/vocabulary/languages";
import { WORD_TIERS, type WordIndex, wordTiers } from "../word-index";
import { readTerms } from "./read-terms";
import { isEveryday } from "./search-words";

const PHRASE_LENGTH_MAX = 5;

/** What a phrase is in English, empty where it says nothing of a place. */
type Phrases = ReadonlyMap<string, string>;
type Translation = { text: string; ownCount: number };

/** "Comida mexicana barata" as "Mexican cheap", if one language has all of its words that English lacks; a place's name stays. */
export function inEnglish(query: string, index: WordIndex): string {
  const tokens = query.trim().split(/\s+/);
  const unknown = unknownIn(query);
  if (unknown.length === 0 || isOnMenus(query, index)) return query;
  const best = languages()
    .filter(({ words }) => unknown.every((word) => words.has(word)))
    .flatMap(({ phrases }) => translate(tokens, phrases) ?? [])
    .sort((a, b) => b.ownCount - a.ownCount)[0];
  return best?.text ?? query;
}

/** The words that English lacks, areas aside. */
const unknownIn = (text: string): string[] =>
  readQuery(text).words.filter((word) => !/^\d+$/.test(word) && readTerms([word]).some(({ kind }) => kind === "word"));

const isOnMenus = (query: string, index: WordIndex): boolean =>
  [...wordTiers(index, foldText(query)).values()].some((tier) => tier < WORD_TIERS.text);

/** Null where a word is left that neither the language nor English has, or none that is the language's alone. */
function translate(tokens: readonly string[], phrases: Phrases): Translation | null {
  const [translated, english]: [string[], string[]] = [[], []];
  let ownCount = 0;
  for (let at = 0; at < tokens.length; ) {
    const { count, phrase } = longestPhrase(tokens, at, phrases);
    if (phrase === "") {
      translated.push(tokens[at] ?? "");
      english.push(tokens[at] ?? "");
    } else {
      const inOurs = phrases.get(phrase) ?? "";
      translated.push(inOurs);
      if (isForeign(phrase, inOurs, tokens.slice(at, at + count).join(" "))) ownCount += count;
    }
    at += count;
  }
  return unknownIn(english.join(" ")).length === 0 && ownCount > 0 ? { text: translated.join(" "), ownCount } : null;
}

function longestPhrase(tokens: readonly string[], at: number, phrases: Phrases): { count: number; phrase: string } {
  for (let count = Math.min(PHRASE_LENGTH_MAX, tokens.length - at); count > 0; count--) {
    const phrase = foldText(tokens.slice(at, at + count).join(" "));
    if (phrase !== "" && phrases.has(phrase)) return { count, phrase };
  }
  return { count: 1, phrase: "" };
}

/** Short words are too many languages' words, those without a sense of their own above all: "in", "die", "may". */
const LENGTH_MIN = { sense: 3, joiner: 5 };
const ACCENTED = /(?=\p{L})[^a-z]/iu;
const JOINERS = new Set(["", "no", "or", "near"]);

const isForeign = (phrase: string, inOurs: string, typed: string): boolean =>
  (ACCENTED.test(typed) || phrase.length >= (JOINERS.has(inOurs) ? LENGTH_MIN.joiner : LENGTH_MIN.sense)) &&
  !phrase.split(" ").every(isEveryday) &&
  readTerms(phrase.split(" ")).some(({ kind }) => kind === "word");

type Known = { phrases: Phrases; words: ReadonlySet<string> };
let known: Known[] | undefined;

function languages(): Known[] {
  known ??= LANGUAGES.map((language) => {
    const phrases = phrasesOf(language);
    return { phrases, words: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" "))) };
  });
  return known;
}

function phrasesOf(language: Language): Phrases {
  const { food, vibe = {}, goodFor = {}, meal = {}, diet = {}, feature = {}, price = {} } = language;
  const phrases = new Map<string, string>();
  const add = (words: readonly string[] | undefined, english: string) => {
    for (const word of words?.map(foldText) ?? []) if (!phrases.has(word)) phrases.set(word, english);
  };
  for (const table of [diet, price, food, meal, vibe, feature, goodFor])
    for (const [value, words] of Object.entries(table)) add(words, value.replaceAll("-", " "));
  add(language.not, "no");
  add(language.or, "or");
  add(language.near, "near");
  add(language.eat, "");
  add(language.filler, "");
  return phrases;
}
