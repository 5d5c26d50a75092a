import type { City } from "@/lib/core/cities";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { foldName } from "./fold-name";
import { AREA_CENTERS, LANDMARKS, type Landmark } from "./landmark-data";

/** A landmark under one of its names, and whether that name counts only after a word like "near". */
export type NamedLandmark = { landmark: Landmark; isWeak: boolean };

/** From a neighborhood's middle to a landmark of another city that its people walk to. */
const WALKABLE_METERS = 1_500;

const byName = new Map(LANDMARKS.map((landmark) => [landmark.name, landmark]));
const byCity = new Map<City, Map<string, NamedLandmark>>();

/** The landmark of a constraint's value. */
export const landmarkByName = (name: string): Landmark | undefined => byName.get(name);

/** Folded names -> the landmarks that somebody in the city means by them: its own, and those across a close border. */
export function landmarkNames(city: City): ReadonlyMap<string, NamedLandmark> {
  const known = byCity.get(city);
  if (known) return known;
  const names = new Map<string, NamedLandmark>();
  const own = LANDMARKS.filter((landmark) => landmark.city === city);
  for (const landmark of [...own, ...LANDMARKS.filter((other) => other.city !== city && isAtBorder(other, city))]) {
    const add = (name: string, isWeak: boolean) => {
      const key = foldName(name);
      if (!names.has(key)) names.set(key, { landmark, isWeak });
    };
    for (const name of [landmark.name, ...landmark.names]) add(name, false);
    for (const name of landmark.weakNames ?? []) add(name, true);
  }
  byCity.set(city, names);
  return names;
}

/** The landmark that somebody in the city calls so, by any of its names, or one of another city by an unmistakable one. */
export function findLandmark(name: string, city: City): Landmark | undefined {
  const key = foldName(name).replace(/^the /, "");
  const find = (names: ReadonlyMap<string, NamedLandmark>) => names.get(key) ?? names.get(`the ${key}`);
  const own = find(landmarkNames(city));
  if (own) return own.landmark;
  return LANDMARKS.find((landmark) => [landmark.name, ...landmark.names].some((other) => foldName(other) === key));
}

/** From a point to a landmark's edge, in a straight line; 0 on its grounds. */
export function metersToLandmark(point: Coordinates, landmark: Landmark): number {
  const distances = [landmark, ...(landmark.spots ?? [])].map((spot) => distanceMeters(point, spot));
  return Math.max(0, Math.min(...distances) - (landmark.reachMeters ?? 0));
}

/** "the Ferry Building", "Oracle Park". */
export const landmarkWithArticle = ({ name, takesArticle = false }: Landmark): string =>
  takesArticle ? `the ${name}` : name;

const isAtBorder = (landmark: Landmark, city: City): boolean =>
  AREA_CENTERS.some((area) => area.city === city && metersToLandmark(area, landmark) <= WALKABLE_METERS);
