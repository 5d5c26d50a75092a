import type { Confidence } from "@/lib/contracts/place-import";
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
  latitude: number;
  longitude: number;
  hasApproximateCoordinates: boolean;
  /** A register or a map has it, and nobody has described it. */
  isListed: boolean;
  googlePlaceId: string | null;
  /** Trigram similarity of the two names: 0 to 1. */
  similarity: number;
};

export type MatchDecision = {
  restaurantId: string | null;
  confidence: Confidence | null;
  reason: string | null;
  candidateIds: string[];
};

/** Two pins of one restaurant lie within this distance; two branches with one name hardly ever do. */
const SAME_LOCATION_METERS = 150;
/** A position geocoded from a street alone may be off by some blocks. */
const APPROXIMATE_METERS = 800;
/** Beyond this distance a place with a position is a different one, whatever its name. */
const NEARBY_METERS = 5_000;
/** "zuni cafe san francisco" and "zuni cafe" have 0.45; two unlike names in one building stay under 0.3. */
export const MIN_SIMILARITY = 0.45;
/** An id alone would let a wrong file set a status on anything: one of our own ids also needs a similar name. */
const ID_NEEDS_SIMILARITY = 0.4;
const MAX_CANDIDATES = 5;

/**
 * Which restaurant a place in a file is. If two restaurants fit, or only the name matches, this does not guess:
 * the user chooses among the candidates.
 */
export function decideMatch(place: ExternalPlace, hits: readonly MatchCandidate[]): MatchDecision {
  const known = hits.find((hit) => hit.id === place.id && hit.similarity >= ID_NEEDS_SIMILARITY);
  if (known) return matched(known, "certain", "The same place by its number in Kumquat");
  const byGoogle = hits.find((hit) => place.googlePlaceId !== null && hit.googlePlaceId === place.googlePlaceId);
  if (byGoogle) return matched(byGoogle, "certain", "The same place in Google Maps");

  const possible = hits
    .map((hit) => compare(place, hit))
    .filter((candidate) => !candidate.isElsewhere && candidate.isLike);
  for (const { holds, confidence, reason } of RULES) {
    const matching = withoutListedTwins(possible.filter((candidate) => holds(candidate, possible)));
    if (matching[0] && matching.length === 1) return matched(matching[0].hit, confidence, reason);
    if (matching.length > 1) break;
  }
  return { restaurantId: null, confidence: null, reason: null, candidateIds: rankCandidates(possible) };
}

type Comparison = ReturnType<typeof compare>;
type Rule = { holds: (candidate: Comparison, all: Comparison[]) => boolean; confidence: Confidence; reason: string };

/** In order of certainty: the first rule that one restaurant alone meets decides; one that two meet ends it. */
const RULES: Rule[] = [
  { holds: (s) => s.sameName && s.sameSpot, confidence: "certain", reason: "The same name in the same spot" },
  { holds: (s) => s.sameName && s.sameAddress, confidence: "certain", reason: "The same name and address" },
  { holds: (s) => s.sameAddress, confidence: "likely", reason: "A name much like it at the same address" },
  { holds: (s) => s.sameSpot && !s.isRough, confidence: "likely", reason: "A name much like it in the same spot" },
  {
    holds: (s) => s.sameName && s.sameTown && s.hasNoStreet,
    confidence: "likely",
    reason: "The only one of this name in this city",
  },
  {
    holds: (s, all) => s.sameName && s.hasNoLocation && all.every((other) => !castsDoubt(other, s)),
    confidence: "likely",
    reason: "The only one of this name that we know",
  },
  {
    holds: (s, all) => s.sameBareName && s.hasNoLocation && all.every((other) => !castsDoubt(other, s)),
    confidence: "likely",
    reason: "The only one that we know of a name much like it",
  },
];

/**
 * Names that begin alike may be one place under two names. But what is only listed makes nobody doubt what is described: the lists
 * name every branch, and whoever saves a name alone means the one that is known for it.
 */
const castsDoubt = (other: Comparison, candidate: Comparison): boolean =>
  other !== candidate && other.beginsAlike && (candidate.hit.isListed || !other.hit.isListed);

/** A register may have what we describe under a name that is near enough: at one spot the described place is meant. */
function withoutListedTwins(matching: Comparison[]): Comparison[] {
  const described = matching.filter(({ hit }) => !hit.isListed);
  const isTwin = ({ hit }: Comparison) =>
    hit.isListed && described.some((other) => distanceMeters(hit, other.hit) <= spotMeters(other.hit));
  return matching.filter((candidate) => !isTwin(candidate));
}

function compare(place: ExternalPlace, hit: MatchCandidate) {
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
  nameText.replace(/^the (?=\S)/, "").replace(/(?<=\S) (?:restaurant|sf|san francisco|oakland|berkeley|san jose)$/, "");

const spotMeters = ({ hasApproximateCoordinates }: MatchCandidate): number =>
  hasApproximateCoordinates ? APPROXIMATE_METERS : SAME_LOCATION_METERS;

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

const matched = ({ id }: MatchCandidate, confidence: Confidence, reason: string): MatchDecision => ({
  restaurantId: id,
  confidence,
  reason,
  candidateIds: [],
});

/** The same name first, then what is described, then the nearest, then the most similar. */
const rankCandidates = (possible: Comparison[]): string[] =>
  possible
    .toSorted(
      (a, b) =>
        Number(b.sameName) - Number(a.sameName) ||
        Number(a.hit.isListed) - Number(b.hit.isListed) ||
        (a.meters ?? 0) - (b.meters ?? 0) ||
        b.hit.similarity - a.hit.similarity,
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ hit }) => hit.id);
