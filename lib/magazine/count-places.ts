import { capitalize } from "@/lib/core/capitalize";
import type { FoundPlaces } from "./places/found-places";

type Counted = Pick<FoundPlaces, "count" | "missed" | "partial"> & {
  isWholeArea: boolean;
  /** Whether they are those around a spot, the first of them near enough to walk. */
  isAround: boolean;
};

/** "19 places that we tell about; 30 more are only names on the map. Best matches first; of those alike, the surest to be in business." */
export function countPlaces({ count: { told, listed }, missed, partial, isWholeArea, isAround }: Counted): string {
  if (told === 0) return `${capitalize(countOf(listed))}, only ${listed === 1 ? "a name" : "names"} on the map so far.`;
  const order = isAround ? AROUND_ORDER : isWholeArea ? AREA_ORDER : ORDER;
  const inOrder = told === 1 || missed !== "" ? "" : ` ${order}`;
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
