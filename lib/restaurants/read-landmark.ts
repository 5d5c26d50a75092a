import { CITIES, type City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import type { Spot } from "@/lib/core/geo/spot";
import { AREAS } from "./vocabulary/areas";
import { CITY_SYNONYMS } from "./vocabulary/city-synonyms";
import {
  foldName,
  LANDMARKS,
  type Landmark,
  landmarkNames,
  landmarkWithArticle,
  stationsOf,
  type Transit,
  transitCalled,
} from "./vocabulary/landmarks";

/** Where a search asks to be near: "the Ferry Building", "the nearest BART station". */
export type Near = Spot & { name: string };

/** What a search asks to be near, and the folded search without it. */
export type NearLandmark = { near: Near; rest: string };

export const NEAR_WORDS = /\b(?:near|nearby|around|close to|next to|across from|by|walk from)(?: the)? /g;
const LANDMARK_WORDS = [5, 4, 3, 2, 1];

/** A landmark or a line's stations that a query asks to be near. */
export const landmarkNear = (query: string, city?: City): NearLandmark | null =>
  landmarkAfter(NEAR_WORDS, foldText(query), city);

/** One that a query names without such a word, by several words that mean nothing else: "tacos 16th st mission". */
export const landmarkNamed = (query: string, city?: City): NearLandmark | null =>
  landmarkAfter(
    /(?:^| )/g,
    foldText(query),
    city,
    ({ name, names }, phrase) =>
      phrase.includes(" ") && [name, ...names].some((each) => foldName(each) === foldName(phrase)),
  );

/**
 * A landmark or a line's stations after words like "near", in a folded search, and the search without them: of the city
 * first, and no name of an area, which has its own middle.
 */
export function landmarkAfter(
  pattern: RegExp,
  folded: string,
  city: City | undefined,
  isMeant: (landmark: Landmark, phrase: string) => boolean = () => true,
): NearLandmark | null {
  for (const match of folded.matchAll(pattern)) {
    const words = folded.slice(match.index + match[0].length).split(" ");
    for (const count of LANDMARK_WORDS.filter((each) => each <= words.length)) {
      const phrase = words.slice(0, count).join(" ");
      if (isAreasOwnName(phrase)) return null;
      const landmark = landmarkCalled(phrase, city);
      const near = landmark
        ? isMeant(landmark, phrase) && nearLandmark(landmark)
        : nearTransit(transitCalled(phrase.replace(/^(?:an?|any|some) /, "")), city);
      if (near) return { near, rest: `${folded.slice(0, match.index)} ${words.slice(count).join(" ")}`.trim() };
    }
  }
  return null;
}

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

/** Many an area answers to the names of what stands in it, which is a nearer spot than its middle. */
const isAreasOwnName = (phrase: string): boolean =>
  CITIES.some(
    (city) => CITY_SYNONYMS[city].includes(phrase) || AREAS[city].areas.some(({ name }) => foldText(name) === phrase),
  );

function landmarkCalled(phrase: string, city: City | undefined): Landmark | undefined {
  const name = foldName(phrase);
  for (const each of city ? [city, ...CITIES] : CITIES) {
    const found = landmarkNames(each).get(name) ?? landmarkNames(each).get(`the ${name}`);
    if (found) return found.landmark;
  }
  return LANDMARKS.find((landmark) => foldName(landmark.name) === name);
}
