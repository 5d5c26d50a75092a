import type { Shown } from "../screen/screen-state";
import type { PlaceListing } from "./list-places";

type Input = {
  shown: Shown;
  /** What the rows are hits for; null when nothing is searched for. */
  query: string | null;
  /** "in San Mateo": where the query asked for and nothing is; else empty. */
  missed: string;
  listing: PlaceListing;
  /** How many places there are without the filters; null without filters. */
  unfilteredCount: number | null;
  /** Whether an area has more than the places found, or a search as many as it shows at most. */
  hasMore: boolean;
  hasMap: boolean;
  isNearest: boolean;
};

/** One sentence on what the list shows, which screen readers announce. */
export function describeList({
  shown,
  query,
  missed,
  listing,
  unfilteredCount,
  hasMore,
  hasMap,
  isNearest,
}: Input): string {
  const { rows, count, isLimitedToView } = listing;
  const hasBare = rows.some(({ place }) => place.isBare) && rows.some(({ place }) => !place.isBare);
  const order = isNearest && count > 1 ? `, the nearest first${hasBare ? " and bare names last" : ""}` : "";
  if (shown === "area") {
    const found = query === null ? "in this area" : `found for "${query}" in this area`;
    const all = unfilteredCount ?? count;
    const more = hasMore ? ` There are more than these ${number(all)}: zoom in and search again.` : "";
    return `${counted(count, "", unfilteredCount)} ${found}${order}.${more}`;
  }
  if (query !== null && missed !== "" && count > 0) {
    return `We know no place ${missed} for "${query}". ${counted(count, "", unfilteredCount)} elsewhere${order}.`;
  }
  if (query !== null) {
    const some = counted(count, "", unfilteredCount);
    // Nobody knows how many more match.
    const first = unfilteredCount === null ? `The first ${some}` : some.replace(" of ", " of the first ");
    return `${hasMore ? first : some} found for "${query}"${order}.`;
  }
  if (shown === "guide") return `${counted(count, "", unfilteredCount)} in this guide${order}.`;
  if (shown === "saved" && count === 0 && unfilteredCount === null) return "The places that you mark are listed here.";
  const kind = shown === "saved" ? "saved " : "";
  const where = isLimitedToView ? " in view" : "";
  if (rows.length < count) {
    const way = hasMap ? "Zoom in to list them all." : "Search to find the others.";
    const which = isNearest ? `The nearest ${number(rows.length)}` : number(rows.length);
    return `${which} of ${counted(count, kind)}${where}. ${way}`;
  }
  return `${counted(count, kind, unfilteredCount)}${where}${order}.`;
}

const number = (value: number): string => value.toLocaleString("en-US");

/** "3 saved restaurants", "3 of 12 saved restaurants". */
const counted = (count: number, kind = "", total: number | null = null): string => {
  const noun = `${kind}${(total ?? count) === 1 ? "restaurant" : "restaurants"}`;
  return total === null ? `${number(count)} ${noun}` : `${number(count)} of ${number(total)} ${noun}`;
};
