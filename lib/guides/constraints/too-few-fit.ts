import { isWish } from "@/lib/contracts/reading";
import type { AcceptedIdea, GuideInput, Place, Selections } from "@/lib/contracts/stages";
import { CLOSE_PLACES_MAX, type WishChange } from "@/lib/contracts/too-few-places";
import { inCity } from "@/lib/core/cities";
import { evaluateConstraints } from "./constraint-verdicts";
import { fittingPlaces } from "./fitting-places";
import { isBinding, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import { isWantedFood } from "./near-misses";
import { describeNearestFits, nearestFits } from "./nearest-fit";
import { nearestPlaces } from "./nearest-places";
import { missedConstraints, relaxConstraints } from "./relax-constraints";
import { tooFewMessage } from "./too-few-message";
import { wishChanges } from "./wish-changes";

const CHANGES_MAX = 3;

type Wish = GuideInput & { idea: AcceptedIdea; places: Place[] };

/**
 * What selection comes to where fewer than `enough` places fit: those that come closest, and what to wish instead; `elsewhere` is
 * what other cities offer.
 */
export function tooFewFit(wish: Wish, enough: number, elsewhere: WishChange[] = []): Selections {
  const { idea, places } = wish;
  const { constraints } = idea;
  const fitting = fittingPlaces(places, constraints);
  const pool = relaxConstraints(places, constraints, enough);
  const near = nearestFits(places, constraints).slice(0, Math.max(1, CLOSE_PLACES_MAX - fitting.length));
  const close = [
    ...new Set([
      ...fitting,
      ...near.map(({ place }) => place),
      ...pool.places,
      ...nearestFirst(missingOne(places, constraints), wish),
    ]),
  ].slice(0, CLOSE_PLACES_MAX);
  const changes = [...wishChanges(wish, enough), ...elsewhere].slice(0, CHANGES_MAX);
  const ranks = new Map(places.map(({ id }, i) => [id, i + 1]));
  return {
    picks: close.map((place) => ({
      placeId: place.id,
      reason: fitting.includes(place) ? "Fits the wish." : "Comes close.",
      verdicts: evaluateConstraints(place, constraints),
      searchRank: ranks.get(place.id),
    })),
    rejected: pool.rejected.filter(({ id }) => !close.some((place) => place.id === id)),
    unmet: missedConstraints(close, constraints).map(({ label }) => label),
    order: "closest first",
    tooFew: {
      message: [
        ...unknownLandmarks(wish),
        tooFewMessage(
          wish.city,
          { places, constraints },
          {
            fittingCount: fitting.length,
            close,
            nearest: describeNearestFits(near, constraints, fitting.length > 0),
            hasChanges: changes.length > 0,
            enough,
          },
        ),
      ].join(" "),
      changes,
    },
  };
}

/** Beside a landmark, what lies nearest to it is the best of what misses it. */
function nearestFirst(places: Place[], { idea }: Wish): Place[] {
  const landmark = idea.constraints.find(({ field, isNegated }) => field === "landmark" && !isNegated);
  return landmark ? nearestPlaces(places, landmark, places.length) : places;
}

/** What was to be near, and goes by no name that we know: it may be misspelled. */
const unknownLandmarks = ({ city, idea: { readings = [] } }: Wish): string[] =>
  readings
    .filter(({ type, role, outcome }) => type === "landmark" && outcome === "not judged" && isWish(role))
    .map(({ quote }) => `We found no “${quote}”, so we looked everywhere ${inCity(city)}.`);

/** Of the places that have the food and miss one other hard constraint, none that never gives way, the best by the searches. */
const missingOne = (places: readonly Place[], constraints: AcceptedIdea["constraints"]): Place[] =>
  places.filter((place) => {
    const missed = constraints.filter(
      (constraint) => isBinding(constraint) && !meetsHardConstraints(place, [constraint]),
    );
    return (
      place.status === "open" &&
      missed.length === 1 &&
      !missed.some((each) => neverGivesWay(each) || isWantedFood(each))
    );
  });
