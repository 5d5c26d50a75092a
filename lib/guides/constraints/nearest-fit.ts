import type { Constraint, Place } from "@/lib/contracts/stages";
import { formatDistance } from "@/lib/core/format-distance";
import { landmarkByName, landmarkWithArticle, metersToLandmark } from "@/lib/restaurants/vocabulary/landmarks";
import { evaluateConstraint } from "./evaluate-constraint";
import { NEAR_METERS } from "./evaluate-landmark";
import { fittingPlaces } from "./fitting-places";

/** A place that meets all of a wish but how near it is, and how far that is from the landmark. */
export type NearFit = { place: Place; landmark: string; meters: number };

const isWantedLandmark = ({ field, isNegated }: Constraint): boolean => field === "landmark" && !isNegated;

/** Where too few are near, so far a place may lie: a mile and a quarter. */
const STILL_NEAR_METERS = 2_000;

/**
 * The places that fit all else and lie a little farther from the landmark than "near": what a guide takes where too few are
 * nearer, and tells how far each is. None where somebody wants to walk.
 */
export const stillNearFits = (places: readonly Place[], constraints: readonly Constraint[]): Place[] =>
  constraints.some((each) => isWantedLandmark(each) && each.isOnFoot)
    ? []
    : nearestFits(places, constraints)
        .filter(({ meters }) => meters <= STILL_NEAR_METERS)
        .map(({ place }) => place);

/** The places that would fit, were they near the landmark that a wish names; the nearest first. */
export function nearestFits(places: readonly Place[], constraints: readonly Constraint[]): NearFit[] {
  const names = constraints.filter((each) => isWantedLandmark(each) && each.isHard).flatMap(({ values }) => values);
  if (names.length === 0) return [];
  const others = constraints.filter((constraint) => !isWantedLandmark(constraint));
  return fittingPlaces(places, others)
    .flatMap((place) => nearestOf(place, names) ?? [])
    .filter(({ meters }) => meters > NEAR_METERS)
    .toSorted((a, b) => a.meters - b.meters);
}

function nearestOf(place: Place, names: readonly string[]): NearFit | null {
  // Sources write 0, 0 where they know no position.
  if (place.latitude === 0 && place.longitude === 0) return null;
  const [nearest] = names
    .flatMap((name) => landmarkByName(name) ?? [])
    .map((landmark) => ({ landmark, meters: metersToLandmark(place, landmark) }))
    .toSorted((a, b) => a.meters - b.meters);
  return nearest ? { place, landmark: landmarkWithArticle(nearest.landmark), meters: nearest.meters } : null;
}

/** "The nearest that fit all else are A, 1.9 mi from MacArthur BART, and B, 2.3 mi from it"; empty for none. */
export function describeNearestFits(
  fits: readonly NearFit[],
  constraints: readonly Constraint[],
  isNext: boolean,
): string {
  const [first] = fits;
  if (!first) return "";
  const isUnsure = fits.some(({ place }) =>
    constraints.some(
      (constraint) =>
        !isWantedLandmark(constraint) && constraint.isHard && evaluateConstraint(place, constraint) === "unknown",
    ),
  );
  const isOne = fits.length === 1;
  const fit = isUnsure ? "may fit" : isOne ? "fits" : "fit";
  const away = fits.map(({ place, landmark, meters }, at) => {
    const roughly = place.hasApproximateCoordinates ? "roughly " : "";
    const from = at > 0 && landmark === first.landmark ? "it" : landmark;
    return `${place.name}, ${roughly}${formatDistance(meters)} from ${from}`;
  });
  return `The ${isNext ? "next " : ""}nearest that ${fit} all else ${isOne ? "is" : "are"} ${joinNamed(away)}.`;
}

/** With a comma before "and", since each has one of its own. */
const joinNamed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join("; ")}, and ${parts.at(-1)}`;
