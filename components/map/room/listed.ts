import type { Bounds } from "@/lib/geo/bounds";
import { distanceMetres } from "@/lib/geo/distance";
import type { MapPlace, Position } from "../contract";

/** More rows than this help nobody. */
export const LIST_MAX = 500;
/** Of many places, rows that change with every move of the map: fewer, so that they never hold it up. */
export const MANY_MAX = 120;

export type ListedPlace = { place: MapPlace /** From where the reader is. */; metres: number | null };
export type Listed = {
  rows: readonly ListedPlace[];
  /** How many there are to list; more than there are rows when the list is cut. */
  count: number;
  /** Whether what lies out of sight is left out. */
  isOfView: boolean;
};

type Input = { places: readonly MapPlace[]; view: Bounds | null; here: Position | null };

/** Few places are listed all, many only where they are in view; the nearest first once it is known where that is. */
export function listed({ places, view, here }: Input): Listed {
  const isMany = places.length > LIST_MAX;
  const isOfView = isMany && view !== null;
  const candidates = isOfView ? places.filter((place) => isWithin(view, place)) : places;
  const most = isMany ? MANY_MAX : LIST_MAX;
  const rows = here
    ? candidates.map((place) => ({ place, metres: distanceMetres(here, place) })).sort((a, b) => a.metres - b.metres)
    : candidates.slice(0, most).map((place) => ({ place, metres: null }));
  return { rows: rows.slice(0, most), count: candidates.length, isOfView };
}

export const isWithin = ([west, south, east, north]: Bounds, { longitude, latitude }: Position): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Points are told to a tenth of a metre: a box around them must not leave one out for the rest. */
const SLACK = 0.000_001;

/** The smallest box around all of them; null around none. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { longitude, latitude } of positions) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west - SLACK, south - SLACK, east + SLACK, north + SLACK];
}
