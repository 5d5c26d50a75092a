import type { Shown } from "../screen/screen-state";
import type { PlaceListing } from "./list-places";

type Input = {
  shown: Shown;
  /** What the rows are hits for; null when nothing is searched for. */
  query: string | null;
  /** "in San Mateo": where the query asked for and nothing is; else empty. */
  missed: string;
  /** How many are in the city that is named, where others are in towns around it. */
  inTown: { where: string; count: number } | null;
  listing: PlaceListing;
  /** How many places there are without the filters; null without filters, or where nobody has counted them. */
  unfilteredCount: number | null;
  isFiltered: boolean;
  /** Whether an area has more than the places found, or a search as many as it shows at most. */
  hasMore: boolean;
  hasMap: boolean;
  isNearest: boolean;
  /** Of those, the ids of who only mentions the food that is searched for. */
  mentioned: readonly string[] | null;
};

/** What the list shows, which screen readers announce: one sentence, and another where a diet is not known of any. */
export function describeList({ unknownDiet, ...input }: Input & { unknownDiet: string }): string {
  const shown = describeRows(input);
  return unknownDiet === "" || input.listing.count === 0 ? shown : `${shown} ${dietNote(unknownDiet)}`;
}

/** "None of these is known for gluten-free food: ask before you go." */
export const dietNote = (diet: string): string => `None of these is known for ${diet} food: ask before you go.`;

function describeRows({
  shown,
  query,
  missed,
  inTown,
  listing,
  unfilteredCount,
  isFiltered,
  hasMore,
  hasMap,
  isNearest,
  mentioned,
}: Input): string {
  const { rows, count, isLimitedToView } = listing;
  const mentions = rows.filter(({ place }) => mentioned?.includes(place.id)).length;
  const hasMentions = mentions > 0 && mentions < rows.length;
  const order = isNearest && count > 1 ? `, the nearest first${hasMentions ? " and mere mentions last" : ""}` : "";
  const matching = isFiltered && unfilteredCount === null ? " that match the filters" : "";
  if (shown === "area") {
    const found = query === null ? "" : ` found for "${query}"`;
    const some = `${counted(count, "", unfilteredCount)}${matching}${found}`;
    if (!hasMore) return `${some} in this area${order}.`;
    // On a phone, in half a line.
    if (isNearest && query === null && !isFiltered)
      return `The nearest ${number(count)}, saved or not. Zoom in for more.`;
    const where = isNearest && query === null ? ", saved or not" : " in this area";
    return `The ${isNearest ? "nearest" : "first"} ${some}${where}. Zoom in for more.`;
  }
  if (query !== null && missed !== "" && count > 0) {
    return `We know no place ${missed} for "${query}". ${counted(count, "", unfilteredCount)} elsewhere${order}.`;
  }
  if (query !== null) {
    const some = counted(count, "", unfilteredCount);
    // Nobody knows how many more match.
    const first = unfilteredCount === null ? `The first ${some}` : some.replace(" of ", " of the first ");
    const split = inTown
      ? `: ${number(inTown.count)} ${inTown.where}, then ${number(count - inTown.count)} around`
      : "";
    return `${hasMore ? first : some}${matching} found for "${query}"${order}${split}.`;
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

/** The same of an area in a few words, for where no list is seen; empty where there is nothing to say. */
export function describeArea({ count, hasMore, isFiltered, isNearest }: AreaInput): string {
  if (isFiltered && !hasMore) return "";
  if (isNearest && !isFiltered)
    return hasMore ? `The nearest ${number(count)}, saved or not` : "All that is here, saved or not";
  return hasMore ? `The ${isNearest ? "nearest" : "first"} ${number(count)}. Zoom in for more.` : "";
}
type AreaInput = { count: number } & Pick<Input, "hasMore" | "isFiltered" | "isNearest">;

const number = (value: number): string => value.toLocaleString("en-US");

/** "3 saved restaurants", "3 of 12 saved restaurants". */
const counted = (count: number, kind = "", total: number | null = null): string => {
  const noun = `${kind}${(total ?? count) === 1 ? "restaurant" : "restaurants"}`;
  return total === null ? `${number(count)} ${noun}` : `${number(count)} of ${number(total)} ${noun}`;
};
