import type { ConstraintVerdict, Place } from "./stage-types";
import {
  type Dish,
  family,
  findDish,
  findIngredient,
  foldWords,
  type Ingredient,
  isCuisine,
  widerThan,
} from "./vocabulary";
import { holds, placeWords } from "./vocabulary/place-words";

type Verdict = ConstraintVerdict["verdict"];

/** Kinds of food that a dish on the menu is proof of, whatever the place calls itself. */
const SHOWN_BY_DISHES: Record<string, string[]> = {
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

/** Dishes that a place of both kinds is sure to make. */
const COMPOSED: Record<string, [string, string]> = {
  "Korean barbecue": ["Korean", "Barbecue"],
  "Korean fried chicken": ["Korean", "Chicken"],
};

/** Kitchens whose every table holds the dish, by definition. */
const STAPLES: Record<string, string[]> = { injera: ["Ethiopian", "Eritrean"], pupusas: ["Salvadoran"] };

const MADE_BY_HAND = [
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
export function foodVerdict(place: Place, value: string): Verdict {
  if (isCuisine(value)) return cuisineVerdict(place, value);
  const dish = findDish(value);
  if (dish) return dishVerdict(place, dish);
  const ingredient = findIngredient(value);
  if (ingredient) return hasIngredient(place, ingredient) ? "met" : "unknown";
  const asked = foldWords(value);
  return place.cuisines.some((cuisine) => foldWords(cuisine) === asked) || named(place, value) ? "met" : "unmet";
}

function cuisineVerdict(place: Place, cuisine: string): Verdict {
  const wanted = family(cuisine);
  if (place.cuisines.some((own) => wanted.has(own))) return "met";
  const words = placeWords(place);
  if (SHOWN_BY_DISHES[cuisine]?.some((word) => holds(words.dishNames, word))) return "met";
  const wider = widerThan(cuisine).filter((name) => place.cuisines.includes(name));
  const saysMore = wider.some((name) => place.cuisines.some((own) => own !== name && family(name).has(own)));
  return wider.length > 0 && !saysMore ? "unknown" : "unmet";
}

function dishVerdict(place: Place, dish: Dish): Verdict {
  if (named(place, dish.name) || dish.words.some((word) => named(place, word))) {
    return dish.name !== "handmade pasta" || isHandmade(place) ? "met" : "unknown";
  }
  const { dishNames } = placeWords(place);
  if (dish.shownBy.some((word) => holds(dishNames, word))) {
    return dish.name !== "handmade pasta" || isHandmade(place) ? "met" : "unknown";
  }
  if (COMPOSED[dish.name]?.every((cuisine) => place.cuisines.includes(cuisine))) return "met";
  if (STAPLES[dish.name]?.some((cuisine) => place.cuisines.includes(cuisine))) return "met";
  return dish.cuisines.some((cuisine) => isLikelyAt(place, cuisine)) ? "unknown" : "unmet";
}

const isLikelyAt = (place: Place, cuisine: string) =>
  place.cuisines.some((own) => family(cuisine).has(own) || family(own).has(cuisine));

function named(place: Place, word: string): boolean {
  const { dishes, prose, name } = placeWords(place);
  return holds(dishes, word) || holds(prose, word) || holds(name, word);
}

function isHandmade(place: Place): boolean {
  const { dishes, prose, name } = placeWords(place);
  return MADE_BY_HAND.some((word) => holds(dishes, word) || holds(prose, word) || holds(name, word));
}

/** Whether anything the place is known for holds the ingredient. */
export function hasIngredient(place: Place, { shownBy, cuisines }: Ingredient): boolean {
  const { dishes } = placeWords(place);
  return cuisines.some((cuisine) => place.cuisines.includes(cuisine)) || shownBy.some((word) => holds(dishes, word));
}

/**
 * What "no pork" comes to: unmet where a known dish has it, met where the kitchen rules it out. A taste ("no lamb") is
 * met by its absence; what people avoid for faith or health stays unknown until the kitchen says so.
 */
export function foodExclusionVerdict(place: Place, value: string): Verdict {
  const ingredient = isCuisine(value) || findDish(value) ? null : findIngredient(value);
  if (!ingredient) return foodVerdict(place, value) === "met" ? "unmet" : "met";
  const isRuledOut = ingredient.ruledOutBy.some(
    (diet) => place.cuisines.some((own) => own.toLowerCase() === diet) || isKept(place, diet),
  );
  if (isRuledOut) return "met";
  if (hasIngredient(place, ingredient)) return "unmet";
  return ingredient.isDelicate ? "unknown" : "met";
}

/** "vegetarian" and "vegan" among a place's diets mean that one eats well there, not that the kitchen has no meat. */
const isKept = (place: Place, diet: string) => ["halal", "kosher"].includes(diet) && place.diets.includes(diet);
