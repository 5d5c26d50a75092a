import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { FOODS_OUT_BY_DIET, MEATLESS_DIETS } from "@/lib/restaurants/vocabulary/occasions";
import { dishHolds } from "./dangers";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { detailFacts, quotesWhere } from "./said";

/** Diets whose food keeps another one, too. */
const STRICTER_DIETS: Record<string, readonly string[]> = { vegetarian: ["vegan"] };
const CUISINE_BY_DIET: Record<string, string> = { vegan: "Vegan", vegetarian: "Vegetarian" };

/** Whether a place serves a diet: from its own facts and words, never from what its cuisine is used to cook. */
export function judgeDiet(place: Place, diet: string): Judgement {
  const diets = [diet, ...(STRICTER_DIETS[diet] ?? [])];
  const named = diets.filter((each) => place.diets.includes(each));
  if (named.length > 0) return met(() => [listed("diets", named)]);
  const denies = (text: string) => [`not ${diet}`, `nothing ${diet}`].some((words) => containsPhrase(text, words));
  if (denies(placeTexts(place).all)) return unmet(() => quotesWhere(place, ["all"], denies));
  const itsCuisines = place.cuisines.filter((own) => diets.some((each) => CUISINE_BY_DIET[each] === own));
  if (itsCuisines.length > 0) return met(() => [listed("cuisines", itsCuisines)]);
  const states = (text: string) => diets.some((each) => affirms(withoutHomonyms(text), each));
  if (statesDiet(place, states)) return met(() => statements(place, states));
  const { cuisines } = place;
  if (isSweet(place) && WITHOUT_SUGAR.includes(diet)) return unmet(() => [listed("cuisines", cuisines.slice(0, 1))]);
  const against = dishesAgainst(place, diet);
  if (against.length > 0) return unmet(() => against);
  return unknown(() =>
    place.diets.length === 0
      ? [{ kind: "silent", field: "diet", values: [] }]
      : [listed("diets", place.diets), { kind: "silent", field: "diet", values: [diet] }],
  );
}

/** Diets that a house of sweets keeps only where it says so. */
const WITHOUT_SUGAR = ["sugar-free", "diabetic", "keto", "low-carb", "paleo", "whole30", "carnivore-diet"];
const SWEETS = ["Bakery", "Dessert", "Donuts", "Ice Cream"];

const isSweet = ({ cuisines: [first = ""] }: Place): boolean => SWEETS.includes(first);

const MEATLESS_LISTED = ["vegetarian", "vegan"];

/** Where most of what a place is known for is out of the question, and nothing says that it cooks without meat. */
function dishesAgainst(place: Place, diet: string): VerdictFact[] {
  if (!MEATLESS_DIETS.includes(diet) || place.diets.some((each) => MEATLESS_LISTED.includes(each))) return [];
  const foods = FOODS_OUT_BY_DIET[diet] ?? [];
  const against = place.dishes.flatMap((dish) => {
    const holds = foods.find((food) => dishHolds(dish, food));
    return holds === undefined ? [] : [{ kind: "dish" as const, name: dish.name, holds }];
  });
  return against.length * 2 >= place.dishes.length ? against.slice(0, 1) : [];
}

/** Not in its story, which may be of other places and times. */
function statesDiet(place: Place, states: (text: string) => boolean): boolean {
  const { dishes, prose, advice } = placeTexts(place);
  return [dishes, prose, advice].some(states);
}

function statements(place: Place, states: (text: string) => boolean) {
  const ofDishes = detailFacts(place, states);
  return ofDishes.length > 0 ? ofDishes : quotesWhere(place, ["prose", "advice"], states);
}

/** "Kosher salt" makes no kosher kitchen. */
const withoutHomonyms = (text: string): string => text.replaceAll(/ kosher (?:salt|dills?|pickles?|style)(?= )/g, " ");
