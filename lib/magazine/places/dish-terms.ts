import { foldText } from "@/lib/core/fold-text";
import { keywordsOf } from "@/lib/restaurants/keywords";
import { CUISINES, type Dish, findDish, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { CUISINE_SYNONYMS } from "@/lib/restaurants/vocabulary/cuisines";
import { OWN_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { fact } from "./load-places";
import type { Term } from "./term";
import { cuisineFacts } from "./term-vocabulary";

/** The longest phrases that mean something, in words. */
export const PHRASE_LENGTHS = [4, 3, 2, 1];
export const joinWords = (words: readonly string[], at: number, count: number): string =>
  words.slice(at, at + count).join(" ");

/** The longest name of a dish that begins there, and how many words it has. */
export function longestDish(words: readonly string[], at: number): { term: Term; count: number } | null {
  for (const count of PHRASE_LENGTHS) {
    if (at + count > words.length) continue;
    const phrase = joinWords(words, at, count);
    const dish = findDish(phrase) ?? dishesByKeywords().get(phrase);
    if (!dish) continue;
    const ofKitchen = kitchensOwn(phrase, dish) ?? kitchensOwn(foldText(dish.name), dish);
    const phrases = [phrase, dish.name, ...dish.synonyms, ...(ofKitchen ? [] : dish.menuWords)].map(foldText);
    // A kind of venue that is called like the dish: "Ramen".
    const facts = VENUE_TYPES.filter((type) => phrases.includes(foldText(type))).map((type) => fact("cuisine", type));
    return {
      count,
      term: {
        kind: "food",
        label: findDish(phrase) ? phrase : dish.name,
        facts,
        kitchens: dish.cuisines.slice(0, 2),
        phrases: [...new Set(phrases)],
        prices: [],
        priceMax: null,
        ...(ofKitchen && { ofKitchen }),
      },
    };
  }
  return null;
}

let byKeywords: Map<string, Dish> | undefined;

/** Of a search, the small words are gone: "mac cheese" is mac and cheese. */
function dishesByKeywords(): ReadonlyMap<string, Dish> {
  if (byKeywords) return byKeywords;
  byKeywords = new Map();
  for (const dish of OWN_DISHES)
    for (const name of [dish.name, ...dish.synonyms]) {
      const kept = keywordsOf(name);
      const key = kept.join(" ");
      if (kept.length > 1 && key !== foldText(name) && !byKeywords.has(key)) byKeywords.set(key, dish);
    }
  return byKeywords;
}

/** The kitchen and the dish that a name puts together; null where it is no such name. */
function kitchensOwn(phrase: string, { menuWords }: Dish): Term["ofKitchen"] | null {
  const [kitchen = "", ...rest] = phrase.split(" ");
  const cuisine = CUISINES.find((each) => foldText(each) === kitchen && !VENUE_TYPES.includes(each));
  const named = rest.join(" ");
  const dish = findDish(named);
  const venue = VENUE_TYPES.find((each) => [each, ...(CUISINE_SYNONYMS[each] ?? [])].map(foldText).includes(named));
  if (!cuisine || !(dish || venue)) return null;
  const names = [...(dish ? [dish.name, ...dish.synonyms] : []), ...(venue ? [venue] : [])];
  return {
    facts: cuisineFacts(cuisine),
    phrases: [...new Set(names.map(foldText))],
    alsoUnder: venue ? [fact("cuisine", venue)] : [],
    shownThere: menuWords.map(foldText),
  };
}
