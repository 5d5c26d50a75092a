import commonWords from "@/data/vocabulary/common-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import { isOneEditApart } from "@/lib/restaurants/find-spellings";
import { CUISINE_SYNONYMS } from "@/lib/restaurants/vocabulary/cuisines";
import { OWN_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { correctSpelling, type WordIndex } from "../word-index";
import { isTitled } from "./name-queries";
import { readWhere } from "./read-where";
import { EVERYDAY_WORDS } from "./search-words";
import { isUnknown } from "./spell-word";

/** Shorter words are one slip away from too many others; and by its consonants alone, a word is told only if it has many. */
const LENGTH_MIN = { slip: 6, slipOfVowels: 5, sound: 4, consonants: 5 };
const DISH_LENGTH_MIN = 8;
const WORD = /(?<![\p{L}\p{N}&'’-])\p{L}+(?![\p{L}\p{N}&'’-])/gu;

/** "Restraunt" as "restaurant": everyday words, and dishes of two words, spelled right. */
export function inPlainSpelling(query: string, index: WordIndex): string {
  // A name is spelled as its owners like.
  if (isTitled(query)) return query;
  return withDishesSpelled(query).replace(WORD, (word) => everydayWord(word, index) ?? word);
}

/** The everyday word that was meant; null where the word is English, one of ours, or of a menu or a name. */
function everydayWord(typed: string, index: WordIndex): string | null {
  const word = foldText(typed);
  if (word.length < LENGTH_MIN.sound || isEnglish(word) || index.found.has(word)) return null;
  if (!isNobodys(word) || !isNobodys(correctSpelling(index, word))) return null;
  const [own, ownConsonants] = [sound(word), consonants(word)];
  const isAlike = (each: Spelled) => each.consonants === ownConsonants && Math.abs(each.word.length - word.length) <= 2;
  const isSlip = (each: Spelled, length: number) =>
    Math.min(each.word.length, word.length) >= length && each.word[0] === word[0] && isOneEditApart(each.word, word);
  const found =
    everyday().find((each) => each.sound === own) ??
    everyday().find((each) => ownConsonants.length >= LENGTH_MIN.consonants && isAlike(each)) ??
    everyday().find((each) => isAlike(each) && isSlip(each, LENGTH_MIN.slipOfVowels)) ??
    everyday().find((each) => isSlip(each, LENGTH_MIN.slip));
  return found?.word ?? null;
}

const isNobodys = (word: string): boolean => isUnknown(word) && readWhere(word).areas.length === 0;

let english: Set<string> | undefined;

const isEnglish = (word: string): boolean => {
  english ??= new Set([...commonWords.words.split(" "), ...EVERYDAY_WORDS]);
  return english.has(word);
};

type Spelled = { word: string; sound: string; consonants: string };
let spelled: Spelled[] | undefined;

const everyday = (): Spelled[] => {
  spelled ??= EVERYDAY_WORDS.map((word) => ({ word, sound: sound(word), consonants: consonants(word) }));
  return spelled;
};

/** "Tonite", "tomorow" and "tommorow" sound as they should. */
const sound = (word: string): string =>
  word
    .replace(/ight/g, "ite")
    .replace(/ph/g, "f")
    .replace(/(.)\1+/g, "$1");

/** "Restraunt" and "restuarant" have the consonants of a restaurant. */
const consonants = (word: string): string => sound(sound(word).replace(/(?<=.)[aeiouy]/g, ""));

let known: string[] | undefined;

/** "Bubble tee" as "bubble tea", where neither word is one of ours. */
function withDishesSpelled(query: string): string {
  const words = foldText(query).split(" ");
  return words.slice(1).reduce((text, second, at) => {
    const first = words[at] ?? "";
    const typed = `${first} ${second}`;
    if (typed.length < DISH_LENGTH_MIN || !isNobodys(first) || !isNobodys(second) || !isUnknown(typed)) return text;
    const dish = dishesOfTwoWords().find((each) => isOneEditApart(each, typed));
    return dish ? text.replace(new RegExp(`${first}\\P{L}+${second}`, "iu"), dish) : text;
  }, query);
}

const dishesOfTwoWords = (): string[] => {
  known ??= [
    ...OWN_DISHES.flatMap(({ name, synonyms }) => [name, ...synonyms]),
    ...Object.entries(CUISINE_SYNONYMS).flatMap(([name, synonyms]) => [name, ...synonyms]),
  ]
    .map(foldText)
    .filter((name) => name.split(" ").length === 2);
  return known;
};
