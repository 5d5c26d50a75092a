import type { City } from "@/lib/core/cities";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { foldName } from "./fold-name";
import { AREA_CENTERS, type AreaCenter, TOWNS_AROUND, type Town } from "./landmark-data";

/** Of neighborhoods whose middle lies so near, some streets are within a walk. */
const AROUND_METERS = 1_600;

type NamedTown = { town: Town; isWeak: boolean };
type NearestArea = { city: City; area: string; meters: number };

/** A city's neighborhoods around a point, nearest first. */
export const areasAround = (point: Coordinates, city: City, withinMeters = AROUND_METERS): string[] =>
  sortedByDistance(point, (area) => area.city === city)
    .filter(({ meters }) => meters <= withinMeters)
    .map(({ area }) => area);

/** The neighborhood, or on the Peninsula the town, that lies nearest; of one city or of all. */
export function nearestArea(point: Coordinates, city?: City): NearestArea {
  const [nearest] = sortedByDistance(point, (area) => city === undefined || area.city === city);
  if (!nearest) throw new Error(`No neighborhood of ${city} has a position.`);
  return nearest;
}

/** Folded names -> the towns around our cities, and whether a name counts only after a word like "in". */
export const townNames: ReadonlyMap<string, NamedTown> = new Map(
  TOWNS_AROUND.flatMap((town) => {
    const weak = (town.weakNames ?? []).map(foldName);
    const strong = [town.name, ...town.names].map(foldName).filter((name) => !weak.includes(name));
    const named = (names: string[], isWeak: boolean) =>
      names.map((name): [string, NamedTown] => [name, { town, isWeak }]);
    return [...named(strong, false), ...named(weak, true)];
  }),
);

const sortedByDistance = (point: Coordinates, isMeant: (area: AreaCenter) => boolean): NearestArea[] =>
  AREA_CENTERS.filter(isMeant)
    .map((area) => ({ city: area.city, area: area.name, meters: distanceMeters(point, area) }))
    .toSorted((a, b) => a.meters - b.meters);
