import type { Place } from "@/lib/contracts/stages";
import type { Coordinates } from "@/lib/core/geo/distance";
import { joinWithOr } from "@/lib/core/join-list";
import { landmarkByName, landmarkWithArticle, metersToLandmark } from "@/lib/restaurants/vocabulary/landmarks";
import { type Judgement, met, unknown, unmet, type Verdict } from "./judgement";

/** "Near" a landmark is so far from it in a straight line: three quarters of a mile, a quarter of an hour on foot. */
export const NEAR_METERS = 1_200;
/** When too few places are near, those within this distance come before all others: two miles. */
export const WIDER_METERS = 3_200;
/** What an approximate position may be off by: of 164 that were checked, 156 were off by less. */
const APPROXIMATE_METERS = 400;

type Located = Pick<Place, "latitude" | "longitude" | "hasApproximateCoordinates">;

/** Whether a place lies within a distance of a landmark; unknown where its position is too rough to tell. */
export const landmarkVerdict = (place: Located, name: string, withinMeters = NEAR_METERS): Verdict =>
  judgeLandmark(place, name, withinMeters).verdict;

/** The same, with the distance. */
export function judgeLandmark(place: Located, name: string, withinMeters = NEAR_METERS): Judgement {
  const landmark = landmarkByName(name);
  const isApproximate = place.hasApproximateCoordinates ?? false;
  const meters = landmark && hasPosition(place) ? metersToLandmark(place, landmark) : null;
  const judged = (by: typeof met) =>
    by(() => [{ kind: "distance", landmark: nameWithArticle(name), meters, isApproximate }]);
  if (meters === null) return judged(unknown);
  const slack = isApproximate ? APPROXIMATE_METERS : 0;
  if (meters + slack <= withinMeters) return judged(met);
  return judged(meters - slack > withinMeters ? unmet : unknown);
}

/** What a constraint on these landmarks is called: "near Oracle Park (within ¾ mile)". */
export const landmarkLabel = (...names: string[]): string =>
  `near ${joinWithOr(names.map(nameWithArticle))} (within ¾ mile)`;

function nameWithArticle(name: string): string {
  const landmark = landmarkByName(name);
  return landmark ? landmarkWithArticle(landmark) : name;
}

/** Sources write 0, 0 where they know no position. */
const hasPosition = ({ latitude, longitude }: Coordinates): boolean => latitude !== 0 || longitude !== 0;
