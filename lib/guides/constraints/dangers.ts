import type { ConstraintVerdict, Place } from "@/lib/contracts/stages";
import {
  cuisineFamily,
  findDish,
  findIngredient,
  foldWords,
  type Ingredient,
  ingredientsIn,
  isCuisine,
} from "@/lib/restaurants/vocabulary";
import { dangerNamed, hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import { isKnownToHold } from "@/lib/restaurants/vocabulary/dish-allergens";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { isRuledOut } from "./ruled-out-by-diet";

/**
 * The verdict on a food that would make somebody ill, or that faith forbids: unmet where a dish, a note, the name or a cuisine of the place
 * holds it, met only where the kitchen rules it out, and otherwise unknown.
 */
export function dangerVerdict(place: Place, words: string): ConstraintVerdict["verdict"] {
  const value = dangerNamed(words) ?? words;
  const named = ingredientsIn(value);
  if (named.length > 0 && named.every((ingredient) => isRuledOut(place, ingredient))) {
    return findIngredient(value) ? "met" : "unknown";
  }
  return holdsDanger(place, value, named) ? "unmet" : "unknown";
}

function holdsDanger(place: Place, value: string, named: readonly Ingredient[]): boolean {
  const hidden = hiddenOf(value, named);
  const cuisines = new Set([
    ...(isCuisine(value) ? cuisineFamily(value) : []),
    ...named.flatMap((ingredient) => ingredient.cuisines),
    ...hidden.flatMap((each) => each.cuisines.flatMap((cuisine) => [...cuisineFamily(cuisine)])),
  ]);
  if (place.cuisines.some((own) => cuisines.has(own))) return true;
  if (place.dishes.some(({ name }) => isKnownToHold(name, foodsOf(value, named)))) return true;
  return wordsOf(value, named).some((word) => saysAnywhere(place, word));
}

/** Whether a dish, as a menu tells it, holds a food that would make somebody ill. */
export function dishHolds({ name, detail }: Place["dishes"][number], words: string): boolean {
  const value = dangerNamed(words) ?? words;
  const named = ingredientsIn(value);
  if (isKnownToHold(name, foodsOf(value, named))) return true;
  const text = ` ${foldWords(`${name} ${detail ?? ""}`)} `;
  return wordsOf(value, named).some((word) => containsPhrase(text, word));
}

const foodsOf = (value: string, named: readonly Ingredient[]): string[] => [value, ...named.map(({ name }) => name)];

/** What tells of a food on a menu: its names, and those of what it hides in. */
function wordsOf(value: string, named: readonly Ingredient[]): string[] {
  const dish = findDish(value);
  return [
    value,
    ...(dish ? [dish.name, ...dish.synonyms, ...dish.menuWords] : []),
    ...named.flatMap(({ name, synonyms, menuWords }) => [name, ...synonyms, ...menuWords]),
    ...hiddenOf(value, named).flatMap((each) => each.words),
  ];
}

const hiddenOf = (value: string, named: readonly Ingredient[]) =>
  [...new Set([value, ...named.map(({ name }) => name)])].map(hiddenIn);

function saysAnywhere(place: Place, word: string): boolean {
  const { name, dishNames, dishes, all } = placeTexts(place);
  return (
    [name, dishNames].some((text) => containsPhrase(text, word)) || [dishes, all].some((text) => affirms(text, word))
  );
}
