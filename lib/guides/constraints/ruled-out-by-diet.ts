import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import type { Ingredient } from "@/lib/restaurants/vocabulary";
import { listed } from "./judgement";
import { placeTexts } from "./place-texts";
import { quotesWhere } from "./said";

/** Whether the whole kitchen keeps a diet that excludes the ingredient. */
export const isRuledOut = (place: Place, { ruledOutBy }: Ingredient): boolean =>
  ruledOutBy.some((diet) => keepsDiet(place, diet));

/** What shows that it keeps such a diet. */
export function ruledOutFacts(place: Place, { ruledOutBy }: Ingredient): VerdictFact[] {
  const diet = ruledOutBy.find((each) => keepsDiet(place, each));
  if (diet === "halal" || diet === "kosher") return [listed("diets", [diet])];
  const [first = ""] = place.cuisines;
  const wholly = WHOLE_KITCHENS[diet ?? ""];
  if (!wholly || first === wholly.cuisine) return [listed("cuisines", [first])];
  return quotesWhere(place, ["all"], wholly.isSaid);
}

/**
 * "vegetarian" and "vegan" among a place's diets mean that it serves them well, not that its kitchen has no meat: that
 * takes its first cuisine, or a sentence that says so of everything.
 */
function keepsDiet(place: Place, diet: string): boolean {
  if (diet === "halal" || diet === "kosher") return place.diets.includes(diet);
  const wholly = WHOLE_KITCHENS[diet];
  return wholly !== undefined && (place.cuisines[0] === wholly.cuisine || wholly.isSaid(placeTexts(place).all));
}

const isWholly = (diet: string) => (text: string) =>
  new RegExp(
    ` (?:(?:everything|every plate|every dish|every plate on the menu|the whole menu|the kitchen) is|all|an all|fully|strictly|wholly|entirely) (?:entirely |strictly )?${diet} `,
  ).test(text);

const WHOLE_KITCHENS: Record<string, { cuisine: string; isSaid: (text: string) => boolean }> = {
  vegan: { cuisine: "Vegan", isSaid: isWholly("vegan") },
  vegetarian: { cuisine: "Vegetarian", isSaid: isWholly("(?:vegan|vegetarian)") },
};
