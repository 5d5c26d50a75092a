import { distanceMetres } from "../../../geo/distance";
import { foldText, nameTextOf } from "../../search-text";
import type { Confidence } from "../contract";
import type { ForeignPlace } from "../reading/foreign-place";
import { streetOf } from "./street";

/** A restaurant that might be the place. */
export type Hit = {
  id: string;
  nameText: string;
  address: string;
  city: string;
  town: string | null;
  latitude: number;
  longitude: number;
  hasApproximateCoordinates: boolean;
  googlePlaceId: string | null;
  /** Of the two names, by their trigrams: 0 to 1. */
  similarity: number;
};

export type Decision = {
  restaurantId: string | null;
  confidence: Confidence | null;
  reason: string | null;
  candidateIds: string[];
};

/** Two pins on one restaurant lie within this; two branches of one name hardly do. */
const SAME_SPOT_METRES = 150;
/** A position that was made from a street alone may be off by some blocks. */
const APPROXIMATE_METRES = 800;
/** Beyond this a place with a position is another one, whatever its name. */
const NEARBY_METRES = 5_000;
/** "zuni cafe san francisco" and "zuni cafe" have 0.45; two unlike names in one building stay under 0.3. */
export const SIMILAR = 0.45;
/** Our own id or Google's alone would let a wrong file mark anything: an id of ours needs a name that is like ours. */
const ID_NEEDS_SIMILARITY = 0.4;
const CANDIDATES_MAX = 5;

/**
 * Which restaurant a place of a file is. What two restaurants might be, or what only the name speaks for, is not
 * guessed: it is left to the person, with the candidates.
 */
export function decide(place: ForeignPlace, hits: readonly Hit[]): Decision {
  const known = hits.find((hit) => hit.id === place.id && hit.similarity >= ID_NEEDS_SIMILARITY);
  if (known) return matched(known, "certain", "The same place by its number in Kumquat");
  const byGoogle = hits.find((hit) => place.googlePlaceId !== null && hit.googlePlaceId === place.googlePlaceId);
  if (byGoogle) return matched(byGoogle, "certain", "The same place in Google Maps");

  const possible = hits.map((hit) => compare(place, hit)).filter((seen) => !seen.isElsewhere && seen.isLike);
  for (const { holds, confidence, reason } of RULES) {
    const holding = possible.filter((seen) => holds(seen, possible));
    if (holding[0] && holding.length === 1) return matched(holding[0].hit, confidence, reason);
    if (holding.length > 1) break;
  }
  return { restaurantId: null, confidence: null, reason: null, candidateIds: inOrder(possible) };
}

type Seen = ReturnType<typeof compare>;
type Rule = { holds: (seen: Seen, all: Seen[]) => boolean; confidence: Confidence; reason: string };

/** From the surest down: the first that holds for one restaurant alone decides, one that holds for two ends it. */
const RULES: Rule[] = [
  { holds: (s) => s.sameName && s.sameSpot, confidence: "certain", reason: "The same name in the same spot" },
  { holds: (s) => s.sameName && s.sameAddress, confidence: "certain", reason: "The same name and address" },
  { holds: (s) => s.sameAddress, confidence: "likely", reason: "A name much like it at the same address" },
  { holds: (s) => s.sameSpot && !s.isRough, confidence: "likely", reason: "A name much like it in the same spot" },
  {
    holds: (s) => s.sameName && s.sameTown && s.tellsNoStreet,
    confidence: "likely",
    reason: "The only one of this name in this city",
  },
  {
    holds: (s, all) => s.sameName && s.tellsNothing && all.every((other) => other === s || !other.beginsAlike),
    confidence: "likely",
    reason: "The only one of this name that we know",
  },
];

function compare(place: ForeignPlace, hit: Hit) {
  const nameText = nameTextOf(place.name);
  const where = foldText(`${place.address ?? ""} ${place.city ?? ""}`);
  const metres = distanceFrom(place, hit);
  const street = place.address === null ? null : streetOf(place.address);
  const sameStreet = street !== null && street === streetOf(hit.address);
  const sameTown = [hit.town, hit.city].some((town) => town !== null && ` ${where} `.includes(` ${foldText(town)} `));
  const tellsTown = place.city !== null || (place.address?.includes(",") ?? false);
  const isRough = hit.hasApproximateCoordinates;
  const sameName = hit.nameText === nameText;
  const beginsAlike = `${hit.nameText} `.startsWith(`${nameText} `) || `${nameText} `.startsWith(`${hit.nameText} `);
  return {
    ...{ hit, metres, sameName, beginsAlike, sameTown, isRough },
    // Many towns have a 100 Broadway: a street counts where the town, or the position, doesn't speak against it.
    sameAddress: sameStreet && (sameTown || !tellsTown || metres !== null),
    isLike: sameName || beginsAlike || hit.similarity >= SIMILAR,
    sameSpot: metres !== null && metres <= (isRough ? APPROXIMATE_METRES : SAME_SPOT_METRES),
    tellsNoStreet: metres === null && street === null,
    tellsNothing: metres === null && where === "",
    isElsewhere: metres === null ? tellsTown && !sameTown && !sameStreet : metres > NEARBY_METRES,
  };
}

const distanceFrom = ({ latitude, longitude }: ForeignPlace, hit: Hit): number | null =>
  latitude === null || longitude === null ? null : distanceMetres({ latitude, longitude }, hit);

const matched = ({ id }: Hit, confidence: Confidence, reason: string): Decision => ({
  restaurantId: id,
  ...{ confidence, reason },
  candidateIds: [],
});

/** The same name first, then the nearest, then the most alike. */
const inOrder = (possible: Seen[]): string[] =>
  possible
    .toSorted(
      (a, b) =>
        Number(b.sameName) - Number(a.sameName) ||
        (a.metres ?? 0) - (b.metres ?? 0) ||
        b.hit.similarity - a.hit.similarity,
    )
    .slice(0, CANDIDATES_MAX)
    .map(({ hit }) => hit.id);
