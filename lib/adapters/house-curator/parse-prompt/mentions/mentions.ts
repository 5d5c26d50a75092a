import type { City } from "@/lib/core/cities";
import { COMMON_WORDS } from "../words/common-words";
import { detectLanguages, isUnspacedWord, loanwordMeanings } from "../words/detect-languages";
import type { Role } from "../words/function-words";
import { englishLexicon, type Lexicon, type Meaning, type Topic } from "../words/lexicon";
import { correctSpelling } from "../words/spelling";
import { type Token, tokenize } from "../words/tokenize";

/** One phrase of the prompt, recognized or not. */
export type Mention = {
  words: string;
  raw: string;
  role: Role | "mark" | "name" | null;
  topics: { topic: Topic; value: string; label?: string }[];
  isCapitalized: boolean;
  /** True for everyday English without a meaning here, false for an unknown word. */
  isKnown: boolean;
  isNegated: boolean;
  /** It would make somebody ill. */
  isDanger: boolean;
  isSoftened: boolean;
  isNear: boolean;
};

/** Splits a prompt into its longest known phrases, after spelling correction and in every supported language. */
export function findMentions(text: string, city: City): Mention[] {
  const english = englishLexicon(city);
  const tokens = tokenize(text, (word) => isUnspacedWord(word) || english.phrases.has(word));
  const lexicons = [...detectLanguages(tokens), english];
  const corrected = tokens.map((token, i) => ({ ...token, word: correctToken(token, i, tokens, lexicons, english) }));
  const items: Mention[] = [];
  for (let at = 0; at < corrected.length; ) {
    const found = longestPhrase(corrected, at, lexicons);
    items.push(toMention(corrected.slice(at, at + found.length), found.meanings));
    at += found.length;
  }
  return items.map((item, at) =>
    isOfWhatTheyLove(item, items[at - 1]) ||
    isWeatherOutside(item, items[at - 1]) ||
    (!/\bwalk-in/i.test(text) && isWalk(items, at))
      ? { ...item, topics: [] }
      : item,
  );
}

/** "A walk in the park", "a Sunday walk in San Francisco": somebody walks. "We'd rather walk in" does without a table. */
function isWalk(items: readonly Mention[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (item?.words !== "walk in") return false;
  return (after !== undefined && (isArea(after) || WALKED_IN.test(after.words))) || WALK_OF.test(before?.words ?? "");
}

/** What is walked in. */
const WALKED_IN =
  /^(?:the(?! door)|a|an|our|my|this|that|nature|town|parks?|woods|rain|fog|sun|sunshine|gardens?|circles|golden|downtown|sf)\b/;
/** Whose walk it is, or when: "a long walk in". */
const WALK_OF =
  /\b(?:a|an|our|my|his|her|their|the|this|long|short|nice|little|lovely|beautiful|quick|leisurely|evening|morning|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|day|night|dog|after|during|family|romantic|go|going|went|for|mile|hour|minute)$/;

/** "Meat lovers" and "food lovers" love no one. */
const isOfWhatTheyLove = ({ words }: Mention, before: Mention | undefined): boolean =>
  /^lovers?$/.test(words) &&
  before !== undefined &&
  (before.topics.some(({ topic }) => topic !== "vibe") || LOVED.test(before.words));

/** What the vocabulary has no dish for. */
const LOVED = /^(?:spice|heat|food|carbs?|flavou?r|fermentation|history|art|music|book|view|nature|jazz|animal)$/;

/** "Hot outside" asks for no terrace. */
const isWeatherOutside = ({ words }: Mention, before: Mention | undefined): boolean =>
  words === "outside" && /^(?:hot|boiling|windy|dark|snowing|wet)$/.test(before?.words ?? "");

function correctToken(token: Token, index: number, tokens: Token[], lexicons: Lexicon[], english: Lexicon): string {
  const { word } = token;
  const street = STREET_WORDS[word];
  const before = tokens[index - 1]?.word ?? "";
  if (street && (/^\d+(st|nd|rd|th)$/.test(before) || english.phrases.has(`${before} ${street}`))) return street;
  if (/['’]s$/iu.test(token.raw) && !isWordOf(english, word) && isWordOf(english, word.slice(0, -1)))
    return word.slice(0, -1);
  if (token.isPunctuation || lexicons.some((lexicon) => isWordOf(lexicon, word)) || loanwordMeanings(word)) return word;
  const startsSentence = index === 0 || tokens[index - 1]?.isPunctuation === true;
  return correctSpelling(word, token.isCapitalized && !startsSentence, english) ?? word;
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
  if (!first || first.isPunctuation) return { length: 1, meanings: [] };
  const longest = Math.max(...lexicons.map((lexicon) => lexicon.longest));
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const slice = tokens.slice(at, at + length);
    if (slice.some(({ isPunctuation }) => isPunctuation)) continue;
    const phrase = slice.map(({ word }) => word).join(" ");
    const meanings = meaningsOf(phrase, lexicons) ?? (length === 1 ? loanwordMeanings(phrase) : undefined);
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

function toMention(tokens: Token[], meanings: Meaning[]): Mention {
  const [first] = tokens;
  const words = tokens.map(({ word }) => word).join(" ");
  const role = meanings.find((meaning) => meaning.kind === "role");
  return {
    words,
    raw: tokens.map(({ raw }) => raw).join(" "),
    role: first?.isPunctuation ? "mark" : role?.kind === "role" ? role.role : null,
    topics: dropDessertOccasion(
      addImpliedMeal(
        words,
        meanings.flatMap((meaning) => (meaning.kind === "topic" ? [meaning] : [])),
      ),
    ),
    isCapitalized: first?.isCapitalized ?? false,
    isKnown: meanings.length > 0 || COMMON_WORDS.has(words) || /^[\d$]/.test(words),
    isNegated: false,
    isDanger: false,
    isSoftened: false,
    isNear: false,
  };
}

const MEALS = ["breakfast", "brunch", "lunch", "dinner"];

/** "Working lunch" means business and lunch; a "breakfast burrito" is a burrito at any hour. */
function addImpliedMeal(words: string, topics: Mention["topics"]): Mention["topics"] {
  if (!words.includes(" ") || topics.length === 0) return topics;
  if (topics.some(({ topic }) => topic === "food" || topic === "meal")) return topics;
  const meal = MEALS.find((name) => words.split(" ").includes(name));
  return meal ? [...topics, { topic: "meal", value: meal }] : topics;
}

/** "Dessert" is primarily a food; only "for dessert" is an occasion. */
const dropDessertOccasion = (topics: Mention["topics"]): Mention["topics"] =>
  topics.some(({ topic, value }) => topic === "food" && value === "Dessert")
    ? topics.filter(({ topic }) => topic !== "goodFor")
    : topics;

export const hasTopic = (item: Mention, topic: Topic): boolean =>
  item.topics.some((mention) => mention.topic === topic);

export const isArea = (item: Mention): boolean => hasTopic(item, "area") || hasTopic(item, "city");

/** Whether a clause mentions food. */
export const mentionsFood = (text: string, city: City): boolean =>
  findMentions(text, city).some((item) => hasTopic(item, "food") || hasTopic(item, "diet") || hasTopic(item, "meal"));
