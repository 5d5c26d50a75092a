import { capitalize } from "@/lib/core/capitalize";
import type { FoundPlaces } from "./places/found-places";

type Counted = Pick<FoundPlaces, "count" | "missed" | "partial"> & { isWholeArea: boolean };

/** "19 places that we tell about; 30 more are only names on the map. Best matches first; of those alike, the surest to be in business." */
export function countPlaces({ count: { told, listed }, missed, partial, isWholeArea }: Counted): string {
  if (told === 0) return `${capitalize(countOf(listed))}, only ${listed === 1 ? "a name" : "names"} on the map so far.`;
  const order = told === 1 || missed !== "" ? "" : ` ${isWholeArea ? AREA_ORDER : ORDER}`;
  if (listed === 0) {
    const all = partial.length > 0 ? ` ${told === 1 ? "has" : "have"} all of it` : "";
    return `${capitalize(countOf(told))}${all}.${order}`;
  }
  const names =
    listed === 1 ? "one more is only a name on the map" : `${format(listed)} more are only names on the map`;
  return `${capitalize(countOf(told))} that we tell about; ${names}.${order}`;
}

const ORDER = "Best matches first; of those alike, the surest to be in business.";
const AREA_ORDER = "Those surest to be in business come first, our guides' picks on top.";

const format = (count: number): string => count.toLocaleString("en-US");
const countOf = (count: number): string => (count === 1 ? "one place" : `${format(count)} places`);
