import type { Shown, SortOrder } from "../screen/screen-state";

/** What the order that places come in is called: saved ones are the latest first. */
const GIVEN: Record<Shown, string> = {
  saved: "Newest first",
  search: "Best match first",
  area: "Described first",
  guide: "As in the guide",
  // Ids are made of names.
  all: "By name",
  quadtree: "By name",
};

export type SortChoice = { value: SortOrder | null; label: string };
type Input = { shown: Shown; hasQuery: boolean; hasPosition: boolean; hasView: boolean };

/** The orders that a list can have, the one that it comes in first. */
export function sortChoices({ shown, hasQuery, hasPosition, hasView }: Input): SortChoice[] {
  const given = hasQuery ? GIVEN.search : GIVEN[shown];
  const near = hasPosition ? "Nearest to you" : "Nearest to the map's center";
  return [
    { value: null, label: given },
    ...(given === "By name" ? [] : [{ value: "name", label: "By name" } as const]),
    ...(hasPosition || hasView ? [{ value: "distance", label: near } as const] : []),
  ];
}
