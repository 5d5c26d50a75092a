import type { Bounds } from "@/lib/core/geo/bounds";
import { distanceMeters } from "@/lib/core/geo/distance";
import type { Coordinates, MapPlace } from "../map-canvas-props";
import type { SortOrder } from "../screen/screen-state";

/** More rows than this are of no use. */
export const MAX_ROWS = 500;
/** The rows of many places change with every move of the map: fewer, so that they never slow it down. */
export const MAX_ROWS_IN_VIEW = 120;

type ListedPlace = { place: MapPlace /** From the reader. */; meters: number | null };
export type PlaceListing = {
  rows: readonly ListedPlace[];
  /** More than there are rows when the list is cut. */
  count: number;
  /** Whether places out of view are left out. */
  isLimitedToView: boolean;
};

type Input = {
  places: readonly MapPlace[];
  view: Bounds | null;
  /** The reader's position. */
  here: Coordinates | null;
  /** Null for the order that the places come in. */
  sort: SortOrder | null;
  /** The ids of those that only mention the food that is searched for, which come after who has it. */
  mentioned?: readonly string[] | null;
};

/** All of few places, of many only those in view. The nearest are those to the reader, or else to the view's center. */
export function listPlaces({ places, view, here, sort, mentioned = null }: Input): PlaceListing {
  const isMany = places.length > MAX_ROWS;
  const isLimitedToView = isMany && view !== null;
  const candidates = isLimitedToView ? places.filter((place) => isWithin(view, place)) : places;
  const first = sorted(candidates, sort, here ?? (view && centerOf(view)), new Set(mentioned)).slice(
    0,
    isMany ? MAX_ROWS_IN_VIEW : MAX_ROWS,
  );
  const rows = first.map((place) => ({ place, meters: here && distanceMeters(here, place) }));
  return { rows, count: candidates.length, isLimitedToView };
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare;

function sorted(
  places: readonly MapPlace[],
  sort: SortOrder | null,
  from: Coordinates | null,
  last: ReadonlySet<string>,
): readonly MapPlace[] {
  if (sort === "name") return places.toSorted((a, b) => byName(a.name, b.name));
  if (sort !== "distance" || from === null) return places;
  return places
    .map((place) => ({ place, meters: distanceMeters(from, place) }))
    .sort((a, b) => Number(last.has(a.place.id)) - Number(last.has(b.place.id)) || a.meters - b.meters)
    .map(({ place }) => place);
}

const centerOf = ([west, south, east, north]: Bounds): Coordinates => ({
  longitude: (west + east) / 2,
  latitude: (south + north) / 2,
});

export const isWithin = ([west, south, east, north]: Bounds, { longitude, latitude }: Coordinates): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Points are rounded to a tenth of a meter: a box around them must not leave one out for the rest. */
const EPSILON = 0.000_001;

/** The smallest box around all of them; null around none. */
export function boundsOf(positions: readonly Coordinates[]): Bounds | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { longitude, latitude } of positions) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west - EPSILON, south - EPSILON, east + EPSILON, north + EPSILON];
}
