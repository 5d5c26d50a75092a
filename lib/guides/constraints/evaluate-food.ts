import type { ConstraintVerdict, Place } from "@/lib/contracts/stages";
import {
  broaderCuisines,
  cuisineFamily,
  type Dish,
  findDish,
  findIngredient,
  foldWords,
  type Ingredient,
  isCuisine,
} from "@/lib/restaurants/vocabulary";
import { hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import { dangerVerdict } from "./dangers";
import { dishesThatProve } from "./dishes-by-cuisine";
import { isMainly } from "./main-cuisine";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { isRuledOut } from "./ruled-out-by-diet";

type Verdict = ConstraintVerdict["verdict"];

/** Dishes that every place with both cuisines makes. */
const COMPOSITE_DISHES: Record<string, [string, string]> = {
  "Korean barbecue": ["Korean", "Barbecue"],
  "Korean fried chicken": ["Korean", "Chicken"],
};

/** Cuisines that include the dish by definition. */
const STAPLE_DISHES: Record<string, string[]> = { injera: ["Ethiopian", "Eritrean"], pupusas: ["Salvadoran"] };

const HANDMADE_PHRASES = [
  "handmade",
  "hand made",
  "by hand",
  "house made",
  "housemade",
  "fresh",
  "hand rolled",
  "rolled",
  "made in house",
  "daily",
  "each morning",
  "every morning",
  "hand cut",
  "cut by hand",
];

/** Whether a place serves a cuisine, a dish or an ingredient, as far as is known. */
export function evaluateFood(place: Place, value: string): Verdict {
  if (isCuisine(value)) return cuisineVerdict(place, value);
  const dish = findDish(value);
  if (dish) return dishVerdict(place, dish);
  const ingredient = findIngredient(value);
  if (ingredient && isRuledOut(place, ingredient)) return "unmet";
  if (ingredient) return hasIngredient(place, ingredient) ? "met" : "unknown";
  const requested = foldWords(value);
  return place.cuisines.some((cuisine) => foldWords(cuisine) === requested) || mentionsFood(place, value)
    ? "met"
    : "unmet";
}

function cuisineVerdict(place: Place, cuisine: string): Verdict {
  const wanted = cuisineFamily(cuisine);
  if (place.cuisines.some((own) => wanted.has(own))) return "met";
  const words = placeTexts(place);
  if (dishesThatProve(cuisine).some((word) => containsPhrase(words.dishNames, word))) return "met";
  const wider = broaderCuisines(cuisine).filter((name) => place.cuisines.includes(name));
  const saysMore = wider.some((name) => place.cuisines.some((own) => own !== name && cuisineFamily(name).has(own)));
  return wider.length > 0 && !saysMore ? "unknown" : "unmet";
}

function dishVerdict(place: Place, dish: Dish): Verdict {
  if (mentionsFood(place, dish.name) || dish.synonyms.some((word) => mentionsFood(place, word))) {
    return dish.name !== "handmade pasta" || isHandmade(place) ? "met" : "unknown";
  }
  const { dishNames } = placeTexts(place);
  if (dish.menuWords.some((word) => containsPhrase(dishNames, word))) {
    return dish.name !== "handmade pasta" || isHandmade(place) ? "met" : "unknown";
  }
  if (COMPOSITE_DISHES[dish.name]?.every((cuisine) => place.cuisines.includes(cuisine))) return "met";
  if (STAPLE_DISHES[dish.name]?.some((cuisine) => place.cuisines.includes(cuisine))) return "met";
  return dish.cuisines.some((cuisine) => mayServe(place, cuisine)) ? "unknown" : "unmet";
}

const mayServe = (place: Place, cuisine: string) =>
  place.cuisines.some((own) => cuisineFamily(cuisine).has(own) || cuisineFamily(own).has(cuisine));

function mentionsFood(place: Place, word: string): boolean {
  const { dishNames, dishes, prose, advice, name } = placeTexts(place);
  return (
    [dishNames, name].some((text) => containsPhrase(text, word)) ||
    [dishes, prose, advice].some((text) => affirms(text, word))
  );
}

function isHandmade(place: Place): boolean {
  const { dishes, prose, name } = placeTexts(place);
  return HANDMADE_PHRASES.some(
    (word) => containsPhrase(dishes, word) || containsPhrase(prose, word) || containsPhrase(name, word),
  );
}

/** Whether any known dish of the place contains the ingredient. */
function hasIngredient(place: Place, { menuWords, cuisines }: Ingredient): boolean {
  const { dishNames, dishes } = placeTexts(place);
  return (
    cuisines.some((cuisine) => place.cuisines.includes(cuisine)) ||
    menuWords.some((word) => containsPhrase(dishNames, word) || affirms(dishes, word))
  );
}

/**
 * The verdict on "no pork" and "no sushi". A cuisine is excluded where a place mainly is of it; where it is an aside, the
 * place may be picked, and isn't said to be without it. What people avoid for faith or health is looked for in all that is
 * known, and stays unknown unless the kitchen rules it out; a matter of taste ("no lamb") is met unless a dish has it.
 */
export function evaluateFoodExclusion(place: Place, value: string, { isDanger = false } = {}): Verdict {
  if (isCuisine(value) && !isDanger) {
    if (isMainly(place, value)) return "unmet";
    return evaluateFood(place, value) === "met" ? "unknown" : "met";
  }
  if (isDanger || isAvoidedForHealth(value)) return dangerVerdict(place, value);
  const ingredient = findDish(value) ? null : findIngredient(value);
  if (!ingredient) return otherFoodExclusion(place, value);
  if (isRuledOut(place, ingredient)) return "met";
  return hasIngredient(place, ingredient) ? "unmet" : "met";
}

/** Whether it is looked for in all that is known: what people avoid for faith or health more often than for taste. */
export function isAvoidedForHealth(value: string): boolean {
  const { words, isOftenTaste } = hiddenIn(value);
  return Boolean((!findDish(value) && findIngredient(value)?.isSensitive) || (words.length > 0 && !isOftenTaste));
}

/** A dish that the vocabulary knows, or any words: what the place's story says of them may be of other times. */
function otherFoodExclusion(place: Place, value: string): Verdict {
  if (evaluateFood(place, value) === "met") return "unmet";
  return !findDish(value) && affirms(placeTexts(place).all, value) ? "unknown" : "met";
}
