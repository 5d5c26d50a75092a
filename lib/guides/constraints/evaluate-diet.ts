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
  return isItsCuisine || diets.some((each) => statesDiet(place, each)) ? "met" : "unknown";
}

const deniesDiet = (place: Place, diet: string): boolean =>
  [`not ${diet}`, `nothing ${diet}`].some((words) => containsPhrase(placeTexts(place).all, words));

/** Not in its story, which may be of other places and times. */
function statesDiet(place: Place, diet: string): boolean {
  const { dishes, prose, advice } = placeTexts(place);
  return [dishes, prose, advice].some((text) => affirms(withoutHomonyms(text), diet));
}

/** "Kosher salt" makes no kosher kitchen. */
const withoutHomonyms = (text: string): string => text.replaceAll(/ kosher (?:salt|dills?|pickles?|style)(?= )/g, " ");
