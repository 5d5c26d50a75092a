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
import { containsPhrase, placeTexts } from "./place-texts";

type Verdict = ConstraintVerdict["verdict"];

/** Cuisines that a dish on the menu proves, whatever the place calls itself. */
const DISHES_BY_CUISINE: Record<string, string[]> = {
  Barbecue: ["smoked brisket", "pulled pork", "barbecue ribs", "bbq ribs", "hot links"],
  Burgers: ["burger", "hamburger", "cheeseburger"],
  Coffee: ["coffee", "espresso", "cappuccino", "latte"],
  Dumplings: ["dumpling", "potsticker", "gyoza", "jiaozi", "xiao long bao", "momo", "wonton"],
  "Hot Pot": ["hot pot", "shabu shabu"],
  "Ice Cream": ["ice cream", "gelato", "soft serve", "sundae"],
  Noodles: ["noodle", "ramen", "udon", "soba", "pho", "chow fun", "chow mein", "mi quang", "hu tieu", "laksa"],
  Pizza: ["pizza"],
  Ramen: ["ramen", "tsukemen"],
  Sandwiches: ["sandwich", "banh mi", "torta", "hoagie"],
  Sushi: ["sushi", "nigiri", "sashimi", "omakase", "maki", "hand roll", "chirashi"],
};

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
  if (DISHES_BY_CUISINE[cuisine]?.some((word) => containsPhrase(words.dishNames, word))) return "met";
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
  const { dishes, prose, name } = placeTexts(place);
  return containsPhrase(dishes, word) || containsPhrase(prose, word) || containsPhrase(name, word);
}

function isHandmade(place: Place): boolean {
  const { dishes, prose, name } = placeTexts(place);
  return HANDMADE_PHRASES.some(
    (word) => containsPhrase(dishes, word) || containsPhrase(prose, word) || containsPhrase(name, word),
  );
}

/** Whether any known dish of the place contains the ingredient. */
function hasIngredient(place: Place, { menuWords, cuisines }: Ingredient): boolean {
  const { dishes } = placeTexts(place);
  return (
    cuisines.some((cuisine) => place.cuisines.includes(cuisine)) ||
    menuWords.some((word) => containsPhrase(dishes, word))
  );
}

/**
 * The verdict on "no pork": unmet where a known dish has it, met where the kitchen rules it out. Otherwise a matter of
 * taste ("no lamb") is met, and what people avoid for faith or health, or as a danger, stays unknown.
 */
export function evaluateFoodExclusion(place: Place, value: string, { isDanger = false } = {}): Verdict {
  const ingredient = isCuisine(value) || findDish(value) ? null : findIngredient(value);
  const unlessKnown = isDanger ? "unknown" : "met";
  if (!ingredient) return evaluateFood(place, value) === "met" ? "unmet" : unlessKnown;
  const isRuledOut = ingredient.ruledOutBy.some(
    (diet) => place.cuisines.some((own) => own.toLowerCase() === diet) || observesDiet(place, diet),
  );
  if (isRuledOut) return "met";
  if (hasIngredient(place, ingredient)) return "unmet";
  return ingredient.isSensitive ? "unknown" : unlessKnown;
}

/** "vegetarian" and "vegan" among a place's diets mean that it serves them well, not that its kitchen has no meat. */
const observesDiet = (place: Place, diet: string) => ["halal", "kosher"].includes(diet) && place.diets.includes(diet);
