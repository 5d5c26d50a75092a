import { foldText } from "@/lib/core/fold-text";
import { LANGUAGES, type Language } from "@/lib/restaurants/vocabulary/languages";
import { WORD_TIERS, type WordIndex, wordTiers } from "../word-index";
import { isTitled } from "./name-queries";
import { readTerms } from "./read-terms";
import { readWhere } from "./read-where";
import { isEveryday, WORDS_ABROAD } from "./search-words";

const PHRASE_LENGTH_MAX = 5;

/** What a phrase is in English, empty where it says nothing of a place. */
type Phrases = ReadonlyMap<string, string>;
type Translation = {
  text: string;
  /** How many words are the language's alone, and which phrases of them say something of a place. */
  ownCount: number;
  own: readonly string[];
};

/**
 * "Comida mexicana barata" as "Mexican cheap", if one language has all of its words that English lacks, or at least as many
 * as it lacks itself; a place's name stays.
 */
export function inEnglish(query: string, index: WordIndex): string {
  const tokens = query.trim().split(/\s+/);
  const unknown = unknownIn(query);
  if (unknown.length === 0 || isOnMenus(query, index)) return query;
  const best = languages()
    .flatMap(({ words, phrases }) => {
      const left = unknown.filter((word) => !words.has(word));
      const translation = translate(tokens, phrases, new Set(left));
      if (!translation) return [];
      // Of a name, a word or two are in some language.
      const isInPart = left.length > 0;
      if (isInPart && (isTitled(query) || left.length * 2 > unknown.length || !saysMore(translation, index))) return [];
      return [{ ...translation, leftCount: left.length }];
    })
    .sort((a, b) => a.leftCount - b.leftCount || b.ownCount - a.ownCount)[0];
  return best?.text ?? query;
}

/** Whether a word of a kitchen, a meal, a diet or a price is the language's own, and on no menu of ours. */
const saysMore = ({ own }: Translation, index: WordIndex): boolean => own.some((phrase) => !isOnMenus(phrase, index));

/** The words that English lacks, areas and numbers aside. */
const unknownIn = (text: string): string[] =>
  readWhere(text).words.filter(
    (word) => !/^\d+(?:st|nd|rd|th)?$/.test(word) && readTerms([word]).some(({ kind }) => kind === "word"),
  );

const isOnMenus = (query: string, index: WordIndex): boolean =>
  [...wordTiers(index, foldText(query)).values()].some((tier) => tier < WORD_TIERS.text);

/** Null where another word is left that neither the language nor English has, or none is the language's alone. */
function translate(tokens: readonly string[], phrases: Phrases, left: ReadonlySet<string>): Translation | null {
  const [translated, english, own]: [string[], string[], string[]] = [[], [], []];
  let ownCount = 0;
  for (let at = 0; at < tokens.length; ) {
    const { count, phrase } = longestPhrase(tokens, at, phrases);
    if (phrase === "") {
      translated.push(tokens[at] ?? "");
      english.push(tokens[at] ?? "");
    } else {
      const inOurs = phrases.get(phrase) ?? "";
      translated.push(inOurs);
      if (isForeign(phrase, inOurs, tokens.slice(at, at + count).join(" "))) {
        ownCount += count;
        if (!JOINERS.has(inOurs)) own.push(phrase);
      }
    }
    at += count;
  }
  const isRead = unknownIn(english.join(" ")).every((word) => left.has(word));
  return isRead && ownCount > 0 ? { text: translated.join(" "), ownCount, own } : null;
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
const JOINERS = new Set(["", "no", "or", "near", "for"]);

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
  for (const [english, words] of Object.entries(WORDS_ABROAD)) add(words, english);
  for (const table of [diet, price, food, meal, vibe, feature, goodFor])
    for (const [value, words] of Object.entries(table)) add(words, value.replaceAll("-", " "));
  add(language.not, "no");
  add(language.or, "or");
  add(language.near, "near");
  add(language.softener, "");
  add(language.eat, "");
  add(language.filler, "");
  return phrases;
}
