import type { ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { affirms, containsPhrase, placeTexts } from "./place-texts";

/** Diets whose food keeps another one, too. */
const STRICTER_DIETS: Record<string, readonly string[]> = { vegetarian: ["vegan"] };
const CUISINE_BY_DIET: Record<string, string> = { vegan: "Vegan", vegetarian: "Vegetarian" };

/** Whether a place serves a diet: from its own facts and words, never from what its cuisine is used to cook. */
export function evaluateDiet(place: Place, diet: string): ConstraintVerdict["verdict"] {
  const diets = [diet, ...(STRICTER_DIETS[diet] ?? [])];
  if (diets.some((each) => place.diets.includes(each))) return "met";
  if (deniesDiet(place, diet)) return "unmet";
  const isItsCuisine = diets.some((each) => place.cuisines.includes(CUISINE_BY_DIET[each] ?? ""));
  if (isItsCuisine || diets.some((each) => statesDiet(place, each))) return "met";
  return isSweet(place) && WITHOUT_SUGAR.includes(diet) ? "unmet" : "unknown";
}

/** Diets that a house of sweets keeps only where it says so. */
const WITHOUT_SUGAR = ["sugar-free", "diabetic", "keto", "low-carb", "paleo", "whole30", "carnivore-diet"];
const SWEETS = ["Bakery", "Dessert", "Donuts", "Ice Cream"];

const isSweet = ({ cuisines: [first = ""] }: Place): boolean => SWEETS.includes(first);

const deniesDiet = (place: Place, diet: string): boolean =>
  [`not ${diet}`, `nothing ${diet}`].some((words) => containsPhrase(placeTexts(place).all, words));

/** Not in its story, which may be of other places and times. */
function statesDiet(place: Place, diet: string): boolean {
  const { dishes, prose, advice } = placeTexts(place);
  return [dishes, prose, advice].some((text) => affirms(withoutHomonyms(text), diet));
}

/** "Kosher salt" makes no kosher kitchen. */
const withoutHomonyms = (text: string): string => text.replaceAll(/ kosher (?:salt|dills?|pickles?|style)(?= )/g, " ");
