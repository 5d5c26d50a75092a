import { capitalize } from "@/lib/core/capitalize";
import { joinWithAnd } from "@/lib/core/join-list";
import type { FoundPlaces } from "./places/found-places";

type Counted = Pick<FoundPlaces, "count" | "missed" | "partial" | "inTown"> & {
  isWholeArea: boolean;
  /** Whether they are those around a spot, the first of them near enough to walk. */
  isAround: boolean;
};

/** "19 places that we tell about; 30 more are only names on the map. Best matches first; of those alike, the surest to be in business." */
export function countPlaces({ count, missed, partial, inTown, isWholeArea, isAround }: Counted): string {
  const { told, listed } = count;
  const split = inTown
    ? ` ${format(inTown.count)} ${inTown.where}, then ${format(told + listed - inTown.count)} around.`
    : "";
  if (told === 0)
    return `${capitalize(countOf(listed))}, only ${listed === 1 ? "a name" : "names"} on the map so far.${split}`;
  const order = isAround ? AROUND_ORDER : isWholeArea ? AREA_ORDER : ORDER;
  const inOrder = told === 1 || missed !== "" ? split : `${split} ${order}`;
  if (listed === 0) {
    const all = partial.length > 0 ? ` ${told === 1 ? "has" : "have"} all of it` : "";
    return `${capitalize(countOf(told))}${all}.${inOrder}`;
  }
  const names =
    listed === 1 ? "one more is only a name on the map" : `${format(listed)} more are only names on the map`;
  return `${capitalize(countOf(told))} that we tell about; ${names}.${inOrder}`;
}

const ORDER = "Best matches first; of those alike, the surest to be in business.";
const AROUND_ORDER = "Those within a walk come first, the best matches on top.";
const AREA_ORDER = "Those surest to be in business come first, our guides' picks on top.";

const format = (count: number): string => count.toLocaleString("en-US");
const countOf = (count: number): string => (count === 1 ? "one place" : `${format(count)} places`);

/**
 * "None is known for both: the first 2 are known for gluten free, the others for pizza." Empty where no diet is asked for,
 * or nobody is known to keep it.
 */
export function countPartial({ partial, asked }: Pick<FoundPlaces, "partial" | "asked">): string {
  const { diets, foods } = asked ?? { diets: [], foods: [] };
  const end = partial.findIndex(({ met }) => !diets.every((label) => met.includes(label)));
  const count = end < 0 ? partial.length : end;
  if (diets.length === 0 || count === 0) return "";
  const diet = joinWithAnd([...diets]);
  const none = `None is known for ${diets.length + foods.length === 2 ? "both" : "all of it"}`;
  if (count === partial.length)
    return `${none}: ${count === 1 ? "this one is" : `these ${count} are`} known for ${diet}.`;
  const isOfFood =
    foods.length > 0 && partial.slice(count).every(({ met }) => foods.every((label) => met.includes(label)));
  const others = isOfFood ? `the others for ${joinWithAnd([...foods])}` : "of the others it isn't known";
  return `${none}: the first ${count === 1 ? "is" : `${count} are`} known for ${diet}, ${others}.`;
}
