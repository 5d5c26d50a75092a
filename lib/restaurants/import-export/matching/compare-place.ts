import { foldText } from "@/lib/core/fold-text";
import { distanceMeters } from "@/lib/core/geo/distance";
import { normalizeName } from "../../search-text";
import type { ExternalPlace } from "../reading/external-place";

/** A restaurant that might be the place in the file. */
export type MatchCandidate = {
  id: string;
  nameText: string;
  address: string;
  city: string;
  town: string | null;
  neighbourhood: string | null;
  latitude: number;
  longitude: number;
  hasApproximateCoordinates: boolean;
  /** A register or a map has it, and nobody has described it. */
  isListed: boolean;
  googlePlaceId: string | null;
  /** Trigram similarity of the two names: 0 to 1. */
  similarity: number;
};

/** Two pins of one restaurant lie within this distance; two branches with one name hardly ever do. */
const SAME_LOCATION_METERS = 150;
/** A position geocoded from a street alone may be off by some blocks. */
const APPROXIMATE_METERS = 800;
/** Beyond this distance a place with a position is a different one, whatever its name. */
const NEARBY_METERS = 5_000;
/** "zuni cafe san francisco" and "zuni cafe" have 0.45; two unlike names in one building stay under 0.3. */
export const MIN_SIMILARITY = 0.45;
/** A shorter name says too little for words to be left out of it. */
const SHORTENED_MIN = 8;

export type Comparison = ReturnType<typeof compare>;

/** What speaks for a restaurant being the place in the file, and what against it. */
export function compare(place: ExternalPlace, hit: MatchCandidate) {
  const nameText = normalizeName(place.name);
  const where = foldText(`${place.address ?? ""} ${place.city ?? ""}`);
  const meters = distanceFrom(place, hit);
  const street = place.address === null ? null : streetKey(place.address);
  const sameStreet = street !== null && street === streetKey(hit.address);
  // Where the city stands for a region, no address names it: San Rafael is not in San Francisco.
  const sameTown = ` ${where} `.includes(` ${foldText(hit.town ?? hit.city)} `);
  const hasTown = place.city !== null || (place.address?.includes(",") ?? false);
  const isRough = hit.hasApproximateCoordinates;
  const sameName = hit.nameText === nameText;
  const beginsAlike = `${hit.nameText} `.startsWith(`${nameText} `) || `${nameText} `.startsWith(`${hit.nameText} `);
  return {
    hit,
    meters,
    sameName,
    branch: branchOf(place.name, hit),
    isShortened: isShortened(nameText, hit.nameText),
    sameBareName: bareName(hit.nameText) === bareName(nameText),
    beginsAlike,
    sameTown,
    isRough,
    // Many towns have a 100 Broadway: a street counts only where neither the town nor the position contradicts it.
    sameAddress: sameStreet && (sameTown || !hasTown || meters !== null),
    isLike: sameName || beginsAlike || hit.similarity >= MIN_SIMILARITY,
    sameSpot: meters !== null && meters <= spotMeters(hit),
    hasNoStreet: meters === null && street === null,
    hasNoLocation: meters === null && where === "",
    isElsewhere: meters === null ? hasTown && !sameTown && !sameStreet : meters > NEARBY_METERS,
  };
}

/** "The Wood Tavern" is Wood Tavern, "Murray Circle Restaurant" is Murray Circle. */
const bareName = (nameText: string): string =>
  nameText
    .replace(/^the (?=\S)/, "")
    .replace(/(?<=\S) (?:restaurant|cuisine|sf|san francisco|oakland|berkeley|san jose)$/, "");

export const spotMeters = ({ hasApproximateCoordinates }: MatchCandidate): number =>
  hasApproximateCoordinates ? APPROXIMATE_METERS : SAME_LOCATION_METERS;

/** Google names a branch in its title: "Pizzeria Delfina - Mission". */
export function splitBranch(name: string): { base: string; branch: string | null } {
  const [, base, branch] = /^(.+?)\s+[-–—|]\s+(.+)$/u.exec(name) ?? [];
  return base === undefined || branch === undefined ? { base: name, branch: null } : { base, branch };
}

/** Whether a restaurant is the branch that a title names: by its area or town, or by its street. */
function branchOf(name: string, { nameText, address, neighbourhood, town, city }: MatchCandidate) {
  const { base, branch } = splitBranch(name);
  if (branch === null || bareName(nameText) !== bareName(normalizeName(base))) return null;
  const sought = foldText(branch);
  if ([neighbourhood, town ?? city].some((area) => area !== null && foldText(area) === sought)) return "area";
  return ` ${foldText(address)} `.includes(` ${sought} `) ? "street" : null;
}

/** "Henry's Hi-Life" is Henry's World Famous Hi-Life: first and last words are the same, and none is another. */
function isShortened(short: string, long: string): boolean {
  const [words, all] = [short.split(" "), long.split(" ")];
  if (words.length < 2 || short.length < SHORTENED_MIN || words[0] !== all[0] || words.at(-1) !== all.at(-1))
    return false;
  let at = 0;
  for (const word of all) if (word === words[at]) at += 1;
  return at === words.length;
}

const STREET = /(?<![\p{L}\p{N}])(\d{1,5}[a-z]?)\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?([\p{L}\p{N}]+)/u;
/** What follows a postal code is not a house number. */
const COUNTRY = /^(?:usa|us|united)$/;

/** "1517 shattuck" of "1517 Shattuck Ave, Berkeley, CA 94709": house number and street, however the rest is written. */
function streetKey(address: string): string | null {
  const [, number, street] = STREET.exec(foldText(address)) ?? [];
  return number === undefined || street === undefined || COUNTRY.test(street) ? null : `${number} ${street}`;
}

const distanceFrom = ({ latitude, longitude }: ExternalPlace, hit: MatchCandidate): number | null =>
  latitude === null || longitude === null ? null : distanceMeters({ latitude, longitude }, hit);
