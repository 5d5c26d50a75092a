import type { ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { cuisineFamily, findDish, findIngredient, type Ingredient, isCuisine } from "@/lib/restaurants/vocabulary";
import { hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { isRuledOut } from "./ruled-out-by-diet";

/**
 * The verdict on a food that would make somebody ill, or that faith forbids: unmet where a dish, a note, the name or a cuisine of the place
 * holds it, met only where the kitchen rules it out, and otherwise unknown.
 */
export function dangerVerdict(place: Place, value: string): ConstraintVerdict["verdict"] {
  const ingredient = findIngredient(value);
  if (ingredient && isRuledOut(place, ingredient)) return "met";
  return holdsDanger(place, value, ingredient) ? "unmet" : "unknown";
}

function holdsDanger(place: Place, value: string, ingredient: Ingredient | null): boolean {
  const hidden = hiddenIn(ingredient?.name ?? value);
  const cuisines = new Set([
    ...(isCuisine(value) ? cuisineFamily(value) : []),
    ...(ingredient?.cuisines ?? []),
    ...hidden.cuisines.flatMap((cuisine) => [...cuisineFamily(cuisine)]),
  ]);
  if (place.cuisines.some((own) => cuisines.has(own))) return true;
  const dish = findDish(value);
  const words = [
    value,
    ...(dish ? [dish.name, ...dish.synonyms, ...dish.menuWords] : []),
    ...(ingredient ? [ingredient.name, ...ingredient.synonyms, ...ingredient.menuWords] : []),
    ...hidden.words,
  ];
  return words.some((word) => saysAnywhere(place, word));
}

function saysAnywhere(place: Place, word: string): boolean {
  const { name, dishNames, dishes, all } = placeTexts(place);
  return (
    [name, dishNames].some((text) => containsPhrase(text, word)) || [dishes, all].some((text) => affirms(text, word))
  );
}
