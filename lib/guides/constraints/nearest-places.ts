import type { Constraint, Place } from "@/lib/contracts/stages";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { AREA_CENTERS, landmarkByName, TOWNS_AROUND } from "@/lib/restaurants/vocabulary/landmarks";

type Location = Pick<Constraint, "field" | "values">;

/** A walk, in a straight line. */
const WALK_METERS = 1_200;
const CLOSENESS_MIN = -3;

/** The places that lie closest to where a constraint on an area or a landmark points, nearest first. */
export function nearestPlaces(places: readonly Place[], location: Location, count: number): Place[] {
  return places
    .map((place) => ({ place, meters: metersTo(place, location) }))
    .filter(({ meters }) => Number.isFinite(meters))
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, count)
    .map(({ place }) => place);
}

/** 1 for what is right there, 0 at the end of a walk, and down from there; the least where nobody knows. */
export const closeness = (place: Place, location: Location): number =>
  Math.max(CLOSENESS_MIN, 1 - Math.log2(1 + metersTo(place, location) / WALK_METERS));

function metersTo(place: Place, { field, values }: Location): number {
  // Sources write 0, 0 where they know no position.
  if (place.latitude === 0 && place.longitude === 0) return Number.POSITIVE_INFINITY;
  return Math.min(
    ...values.flatMap((name) => pointsOf(name, field, place)).map((point) => distanceMeters(place, point)),
  );
}

function pointsOf(name: string, field: Constraint["field"], { city }: Place): readonly Coordinates[] {
  if (field === "area") {
    const town = TOWNS_AROUND.find((each) => each.name === name);
    const area = AREA_CENTERS.find((each) => each.city === city && each.name === name);
    return [town, area].flatMap((point) => point ?? []);
  }
  const landmark = field === "landmark" ? landmarkByName(name) : undefined;
  return landmark ? [landmark, ...(landmark.spots ?? [])] : [];
}
