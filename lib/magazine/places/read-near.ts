import type { City } from "@/lib/core/cities";
import type { Coordinates } from "@/lib/core/geo/distance";
import { landmarkAfter, NEAR_WORDS, type Near, type NearLandmark } from "@/lib/restaurants/read-landmark";
import { centerOf, type NamedArea } from "@/lib/restaurants/read-query";
import { AREA_CENTERS, foldName, type Landmark } from "@/lib/restaurants/vocabulary/landmarks";
import { readWhere } from "./read-where";

export type { Near } from "@/lib/restaurants/read-landmark";

/** Where the reader is, which a search doesn't know. */
const NEAR_READER =
  /\b(?:near|nearest|around|by|close to|closest to|next to) (?:me|us|here|my (?:place|location|house|home|hotel|office|work))\b|\b(?:nearby|nearest|closest|close by|around here)\b/;
/** "The show at the Fox", which isn't near an area that one is in. */
const AT_WORDS = /\bat(?: the)? /g;

export const asksNearReader = (folded: string): boolean => NEAR_READER.test(folded);
export const asksNear = (folded: string): boolean => folded.search(NEAR_WORDS) >= 0;

/** "24th and Mission", "24th St & Mission": nobody says that but of a corner. */
const CORNER = /\b(\d{1,2}(?:st|nd|rd|th))(?: st| street)?(?: (?:and|at|x))? ([a-z]+)\b/;

/** A landmark after "near" or "at", or a corner that is one, and the search without it. */
export function readLandmark(folded: string, city: City | undefined): NearLandmark | null {
  const near = landmarkAfter(NEAR_WORDS, folded, city);
  if (near || asksNear(folded)) return near;
  return (
    landmarkAfter(AT_WORDS, folded, city, (landmark, phrase) => isWentTo(landmark, phrase, city)) ??
    landmarkAfter(NEAR_WORDS, folded.replace(CORNER, "near $1 and $2"), city)
  );
}

/** The middle of an area that one may ask to be near; a whole city has none. */
export function nearArea(area: NamedArea): Near | null {
  const center = area.areas && centerOf(area);
  return (
    center && { latitude: center.latitude, longitude: center.longitude, name: area.where.replace(/^(?:in|on|at) /, "") }
  );
}

/** Between all of them, of a whole city between its neighborhoods; null where no map knows any. */
export function middleOf(areas: readonly NamedArea[]): Coordinates | null {
  const points = areas.flatMap((area) =>
    area.areas === null ? AREA_CENTERS.filter(({ city }) => city === area.city) : (centerOf(area) ?? []),
  );
  if (points.length === 0) return null;
  const mean = (key: keyof Coordinates) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

const WENT_TO: readonly Landmark["kind"][] = [
  "theater",
  "arena",
  "museum",
  "bart",
  "caltrain",
  "muni",
  "vta",
  "station",
];

/** "At the Fox" goes out there; what has a name that also says an area is in it, and a campus is many a thing. */
function isWentTo({ kind, name, names }: Landmark, phrase: string, city: City | undefined): boolean {
  if (WENT_TO.includes(kind)) return true;
  const isOwn = [name, ...names].some((each) => foldName(each) === foldName(phrase));
  return isOwn && readWhere(phrase, city).areas.length === 0;
}
