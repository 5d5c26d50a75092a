import type { Confidence } from "@/lib/contracts/place-import";
import { distanceMeters } from "@/lib/core/geo/distance";
import type { ExternalPlace } from "../reading/external-place";
import { type Comparison, compare, type MatchCandidate, spotMeters } from "./compare-place";

export type MatchDecision = {
  restaurantId: string | null;
  confidence: Confidence | null;
  reason: string | null;
  candidateIds: string[];
};

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

  const possible = uniqueHits(hits)
    .map((hit) => compare(place, hit))
    .filter((candidate) => !candidate.isElsewhere && candidate.isLike);
  for (const { holds, confidence, reason } of RULES) {
    const matching = withoutListedTwins(possible.filter((candidate) => holds(candidate, possible)));
    if (matching[0] && matching.length === 1) return matched(matching[0].hit, confidence, reason);
    if (matching.length > 1) break;
  }
  return { restaurantId: null, confidence: null, reason: null, candidateIds: rankCandidates(possible) };
}

/** A name with a branch in it was looked up twice. */
function uniqueHits(hits: readonly MatchCandidate[]): MatchCandidate[] {
  const best = new Map<string, MatchCandidate>();
  for (const hit of hits) if (hit.similarity > (best.get(hit.id)?.similarity ?? -1)) best.set(hit.id, hit);
  return [...best.values()];
}

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
    holds: (s) => s.branch === "area" && s.hasNoLocation,
    confidence: "likely",
    reason: "The only one of this name there",
  },
  {
    holds: (s) => s.branch === "street" && s.hasNoLocation,
    confidence: "likely",
    reason: "The only one of this name there",
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
  {
    holds: (s) => s.isShortened && s.hasNoLocation,
    confidence: "likely",
    reason: "The only one that we know of a longer name with these words",
  },
];

/**
 * Names that begin alike may be one place under two names. But lists name every branch, and add to names: a listed one makes nobody
 * doubt what is described, nor a longer listed one an exact name. Whoever saves a name alone means the place that is known for it.
 */
function castsDoubt(other: Comparison, candidate: Comparison): boolean {
  if (other === candidate || !other.beginsAlike) return false;
  return !other.hit.isListed || (candidate.hit.isListed && other.sameName);
}

/** A register may have what we describe under a name that is near enough: at one spot the described place is meant. */
function withoutListedTwins(matching: Comparison[]): Comparison[] {
  const described = matching.filter(({ hit }) => !hit.isListed);
  const isTwin = ({ hit }: Comparison) =>
    hit.isListed && described.some((other) => distanceMeters(hit, other.hit) <= spotMeters(other.hit));
  return matching.filter((candidate) => !isTwin(candidate));
}

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
