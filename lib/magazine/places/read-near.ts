import { CITIES, type City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { centerOf, type NamedArea } from "@/lib/restaurants/read-query";
import { AREAS } from "@/lib/restaurants/vocabulary/areas";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import {
  AREA_CENTERS,
  foldName,
  LANDMARKS,
  type Landmark,
  stationsOf,
  type Transit,
  transitCalled,
} from "@/lib/restaurants/vocabulary/landmarks";
import { landmarkNames, landmarkWithArticle } from "@/lib/restaurants/vocabulary/landmarks/find-landmark";

import { readWhere } from "./read-where";

/** A point, or the first of several that are meant alike: near BART, its stations. */
export type Spot = Coordinates & { spots?: readonly Coordinates[] };
export type Near = Spot & { name: string };

/** To the nearest of its spots. */
export const metersFrom = ({ spots, ...point }: Spot, place: Coordinates): number =>
  Math.min(...(spots ?? [point]).map((spot) => distanceMeters(spot, place)));

/** Where the reader is, which a search doesn't know. */
const NEAR_READER =
  /\b(?:near|nearest|around|by|close to|closest to|next to) (?:me|us|here|my (?:place|location|house|home|hotel|office|work))\b|\b(?:nearby|nearest|closest|close by|around here)\b/;
const NEAR_WORDS = /\b(?:near|nearby|around|close to|next to|across from|by|walk from)(?: the)? /g;
/** "The show at the Fox", which isn't near an area that one is in. */
const AT_WORDS = /\bat(?: the)? /g;
const LANDMARK_WORDS = [5, 4, 3, 2, 1];

export const asksNearReader = (folded: string): boolean => NEAR_READER.test(folded);
export const asksNear = (folded: string): boolean => folded.search(NEAR_WORDS) >= 0;

/** A landmark after "near", and the search without it: of the page's city first, and no name of an area, which has its own middle. */
export function readLandmark(folded: string, city: City | undefined): { near: Near; rest: string } | null {
  return landmarkAfter(NEAR_WORDS, folded, city) ?? (asksNear(folded) ? null : landmarkAfter(AT_WORDS, folded, city));
}

function landmarkAfter(pattern: RegExp, folded: string, city: City | undefined): { near: Near; rest: string } | null {
  for (const match of folded.matchAll(pattern)) {
    const words = folded.slice(match.index + match[0].length).split(" ");
    for (const count of LANDMARK_WORDS.filter((each) => each <= words.length)) {
      const phrase = words.slice(0, count).join(" ");
      if (isAreasOwnName(phrase)) return null;
      const landmark = landmarkCalled(phrase, city);
      const transit =
        landmark || pattern === AT_WORDS ? null : nearTransit(transitCalled(withoutArticle(phrase)), city);
      const isMeant = landmark && (pattern !== AT_WORDS || isWentTo(landmark, phrase, city));
      const near = isMeant ? nearLandmark(landmark) : transit;
      if (!near) continue;
      return { near, rest: `${folded.slice(0, match.index)} ${words.slice(count).join(" ")}`.trim() };
    }
  }
  return null;
}

const withoutArticle = (phrase: string): string => phrase.replace(/^(?:an?|any|some) /, "");

const nearLandmark = (landmark: Landmark): Near => {
  const { latitude, longitude } = landmark;
  return { latitude, longitude, name: landmarkWithArticle(landmark) };
};

function nearTransit(transit: Transit | undefined, city: City | undefined): Near | null {
  const spots = transit ? stationsOf(transit, city) : [];
  const [first] = spots;
  if (!transit || !first) return null;
  const name = transit.name.replace(/^an? /, "the nearest ");
  return { latitude: first.latitude, longitude: first.longitude, name, spots };
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

/** Many an area answers to the names of what stands in it, which is a nearer spot than its middle. */
const isAreasOwnName = (phrase: string): boolean =>
  CITIES.some(
    (city) => CITY_SYNONYMS[city].includes(phrase) || AREAS[city].areas.some(({ name }) => foldText(name) === phrase),
  );

/** "At the Fox" goes out there; what has a name that also says an area is in it, and a campus is many a thing. */
function isWentTo({ kind, name, names }: Landmark, phrase: string, city: City | undefined): boolean {
  if (kind === "theater" || kind === "arena" || kind === "museum") return true;
  const isOwn = [name, ...names].some((each) => foldName(each) === foldName(phrase));
  return isOwn && readWhere(phrase, city).areas.length === 0;
}

function landmarkCalled(phrase: string, city: City | undefined): Landmark | undefined {
  const name = foldName(phrase);
  for (const each of city ? [city, ...CITIES] : CITIES) {
    const found = landmarkNames(each).get(name) ?? landmarkNames(each).get(`the ${name}`);
    if (found) return found.landmark;
  }
  return LANDMARKS.find((landmark) => foldName(landmark.name) === name);
}
