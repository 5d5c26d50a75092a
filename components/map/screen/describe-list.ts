import type { PlaceListing } from "./list-places";
import type { MapMode } from "./screen-state";

type Input = {
  mode: MapMode;
  /** What the rows are hits for; null when nothing is searched for. */
  query: string | null;
  listing: PlaceListing;
  hasMap: boolean;
  isNearest: boolean;
};

/** One sentence on what the list shows, which screen readers announce. */
export function describeList({
  mode,
  query,
  listing: { rows, count, isLimitedToView },
  hasMap,
  isNearest,
}: Input): string {
  if (query !== null) return `${counted(count)} found for "${query}"${isNearest ? ", the nearest first" : ""}.`;
  const kind = mode === "saved" ? "saved " : "";
  const where = isLimitedToView ? " in view" : "";
  if (rows.length < count) {
    const way = hasMap ? "Zoom in to list them all." : "Search to find the others.";
    const which = isNearest ? `The nearest ${number(rows.length)}` : number(rows.length);
    return `${which} of ${counted(count, kind)}${where}. ${way}`;
  }
  return `${counted(count, kind)}${where}${isNearest && count > 1 ? ", the nearest first" : ""}.`;
}

const number = (value: number): string => value.toLocaleString("en-US");
const counted = (count: number, kind = ""): string =>
  `${number(count)} ${kind}${count === 1 ? "restaurant" : "restaurants"}`;
