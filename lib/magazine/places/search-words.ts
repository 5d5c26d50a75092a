import { z } from "zod";
import everydayWords from "@/data/vocabulary/everyday-words.json" with { type: "json" };
import data from "@/data/vocabulary/search-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import { DIET_SYNONYMS } from "@/lib/restaurants/vocabulary";
import { Words, WordTable } from "@/lib/restaurants/vocabulary/word-table";
import { WORD_TIERS, type WordIndex, wordTiers } from "../word-index";

/** The shape of data/vocabulary/search-words.json: words that a search is typed with, and no place is about. */
const SearchWords = z.strictObject({
  /** Who comes along. */
  companions: Words,
  /** What tells no place from another. */
  idle: Words,
  /** What asks for any place to eat. */
  anything: Words,
  /** Further words that are read, and may be misspelled. */
  spelled: Words,
  /** How people type on a phone, by what it is in full. */
  shorthand: WordTable,
  /** When, how much and how many in other languages, by the English words. */
  abroad: WordTable,
  /** Names that one may not want. */
  chains: Words,
  /** Other names of a kitchen that are no kitchens, but what one eats there. */
  menusOfKitchens: Words,
  /** Phrases that say something else than the word in them. */
  idioms: WordTable,
  /** Pictures, by the food that they show. */
  emoji: WordTable,
});
const words = SearchWords.parse(data);

const [companions, idle, anything] = [words.companions, words.idle, words.anything].map((each) => new Set(each));
const everyday = new Set(everydayWords);

/** "My husband's", too. */
export const isCompanion = (word: string): boolean =>
  companions?.has(word) === true || companions?.has(word.replace(/s$/, "")) === true;
export const isEveryday = (word: string): boolean => everyday.has(word);
/** The everyday words that may be misspelled, the shortest first. */
export const EVERYDAY_WORDS: readonly string[] = [
  ...new Set([...everydayWords, ...words.companions, ...words.idle, ...words.anything, ...words.spelled]),
].toSorted((a, b) => a.length - b.length);
const everydayWordSet = new Set(EVERYDAY_WORDS);
const WORDS_OF_ITS_OWN_MAX = 1;

/** "Somewhere my ex wont be": a sentence of everyday words, with at most one that no list knows. */
export function isPlainSentence(query: string): boolean {
  const typed = foldText(query).split(" ");
  return typed.length > 1 && typed.filter((word) => !everydayWordSet.has(word)).length <= WORDS_OF_ITS_OWN_MAX;
}
export const asksForAnything = (query: string): boolean =>
  foldText(query)
    .split(" ")
    .some((word) => anything?.has(word));

export const WORDS_ABROAD: WordTable = words.abroad;
export const MENUS_OF_KITCHENS: ReadonlySet<string> = new Set(words.menusOfKitchens);
/** By the word: "in plain view" has no view. */
export const IDIOMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words.idioms).map(([word, phrases]) => [word, phrases.map(foldText)]),
);
export const CHAINS: readonly string[] = words.chains.map(foldText);

/** Who comes along, or a filler. */
export const isFiller = (word: string): boolean => isCompanion(word) || idle?.has(word) === true;

/** A word that says nothing of a place: a filler, or an everyday word that no menu and no name has. */
export function saysNothing(index: WordIndex, word: string): boolean {
  if (isFiller(word)) return true;
  return everyday.has(word) && ![...wordTiers(index, word).values()].some((tier) => tier < WORD_TIERS.text);
}

const foodByEmoji = new Map(Object.entries(words.emoji).flatMap(([food, all]) => all.map((each) => [each, food])));
const EMOJI = new RegExp(`(?:${[...foodByEmoji.keys()].join("|")})\\uFE0F?`, "gu");

/** "🍣 mission" is "sushi mission". */
export const withFoodForEmoji = (query: string): string =>
  query.replace(EMOJI, (emoji) => ` ${foodByEmoji.get(emoji.replace("\uFE0F", "")) ?? ""} `);

const shorthand = Object.entries(words.shorthand).map(([full, typed]) => ({
  full,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}/])(?:${typed.join("|")})(?![\\p{L}\\p{N}/])`, "giu"),
}));
/** "W/" is short for "with" only before a word. */
const WITH = /(?<![\p{L}\p{N}/])w\/\s*(?=\p{L})/giu;

/** "2nite" is "tonight", "w/o" is "without". */
export const inFullWords = (query: string): string =>
  shorthand.reduce((text, { full, pattern }) => text.replace(pattern, full), query).replace(WITH, "with ");

/** "All you can eat sushi" is sushi, and all one can eat. */
const BOTTOMLESS = /^(.*?)\ball[- ]you[- ]can[- ]eat\b(.+)$/i;
/** "In and out within half an hour" is in a hurry, and no chain of that name. */
const DURATION = "(?:(?:half )?an? (?:half )?hour|half hour|\\d{1,2} ?(?:min(?:ute)?s?|mins)|lunch ?(?:break|hour))";
const IN_A_HURRY = new RegExp(
  `\\b(?:(?:get |be |to be )*in (?:and|n|&) out (?:with)?in (?:about |under |less than )?${DURATION}|in (?:and|n|&) out (?:under|fast|quick(?:ly)?)(?: ${DURATION})?)(?![\\p{L}\\p{N}])`,
  "iu",
);

/** "Celiac safe" and "vegan options" are asked for by who keeps the diet. */
const DIETS = [...Object.entries(DIET_SYNONYMS)].flatMap(([diet, names]) => [diet, ...names]);
const OF_A_DIET = new RegExp(
  `(?<![\\p{L}\\p{N}])(${DIETS.toSorted((a, b) => b.length - a.length).join("|")})[- ](?:safe|friendly|conscious|certified|options?|choices?|menus?|dishes|diners?)(?![\\p{L}\\p{N}])`,
  "giu",
);

/** "Before show" is before the show, and "after the Giants game" after the game, whoever plays. */
const SOME_EVENT =
  /\b(before|after) (?:(?:a|an|the|our|my) )?(?:[\p{L}’']+ )?(show|game|concert|movie|play|gig|opera|symphony|ballet)(?!\p{L})/giu;

/** "Doesn't eat meat", with fish or without. */
const EATS_FISH =
  /\b(?:does|do)(?: not|n['’]?t) eat (?:any )?meat,? but (?:\p{L}+ )?(?:eats?|loves?|likes?) (?:fish|seafood)(?!\p{L})/giu;
const EATS_NO_MEAT = /\b(?:does|do)(?: not|n['’]?t) eat (?:any )?meat(?!\p{L})/giu;

/** What is said in a whole phrase, in words that are read one by one. */
export const inPlainPhrases = (query: string): string =>
  query
    .replace(IN_A_HURRY, "quick bite")
    .replace(SOME_EVENT, "$1 the $2")
    .replace(BOTTOMLESS, "$1 $2, all you can eat")
    .replace(EATS_FISH, "pescatarian")
    .replace(EATS_NO_MEAT, "vegetarian")
    .replace(OF_A_DIET, "$1");
