import type { Place } from "@/lib/contracts/stages";
import type { Ingredient } from "@/lib/restaurants/vocabulary";
import { placeTexts } from "./place-texts";

/** Whether the whole kitchen keeps a diet that excludes the ingredient. */
export const isRuledOut = (place: Place, { ruledOutBy }: Ingredient): boolean =>
  ruledOutBy.some((diet) => keepsDiet(place, diet));

/**
 * "vegetarian" and "vegan" among a place's diets mean that it serves them well, not that its kitchen has no meat: that
 * takes its first cuisine, or a sentence that says so of everything.
 */
function keepsDiet(place: Place, diet: string): boolean {
  if (diet === "halal" || diet === "kosher") return place.diets.includes(diet);
  const [first = ""] = place.cuisines;
  if (diet === "vegan") return first === "Vegan" || isWholly(place, "vegan");
  if (diet === "vegetarian") return first === "Vegetarian" || isWholly(place, "(?:vegan|vegetarian)");
  return false;
}

const isWholly = (place: Place, diet: string): boolean =>
  new RegExp(
    ` (?:(?:everything|every plate|every dish|every plate on the menu|the whole menu|the kitchen) is|all|an all|fully|strictly|wholly|entirely) (?:entirely |strictly )?${diet} `,
  ).test(placeTexts(place).all);
