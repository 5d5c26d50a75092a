import type { Constraint, GuideInput, Place, Selections } from "@/lib/contracts/stages";
import { CLOSE_PLACES_MAX } from "@/lib/contracts/too-few-places";
import { inCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { evaluateConstraints } from "./constraint-verdicts";
import { evaluateConstraint } from "./evaluate-constraint";
import { isNeedOfBody } from "./hard-constraints";
import type { Elsewhere } from "./too-few-fit";
import { quotedList } from "./too-few-message";

type Wish = Pick<GuideInput, "city"> & { constraints: Constraint[]; places: readonly Place[] };

/** The needs of somebody's body that none of the places is known to meet: an allergy, a way in without steps. */
export const untoldNeeds = (places: readonly Place[], constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(
    (constraint) =>
      isNeedOfBody(constraint) && places.every((place) => evaluateConstraint(place, constraint) !== "met"),
  );

export const isKnownFor = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints.every((constraint) => evaluateConstraint(place, constraint) === "met");

/**
 * What selection comes to where many places would fit, and none is known to meet what somebody can't do without, as places of
 * another city are: those, rather than a guide of which every place is a guess. Two of here are shown, to be asked.
 */
export function untoldNeedFit(
  { city, constraints, places }: Wish,
  needs: readonly Constraint[],
  elsewhere: Elsewhere,
): Selections {
  const metCount = (place: Place) => constraints.filter((each) => evaluateConstraint(place, each) === "met").length;
  const shown = places
    .toSorted((a, b) => metCount(b) - metCount(a) || b.relevance - a.relevance)
    .slice(0, CLOSE_PLACES_MAX);
  const there = elsewhere.changes.map(({ wish }) => inCity(wish.city));
  return {
    picks: shown.map((place) => ({
      placeId: place.id,
      reason: "Fits the rest of the wish.",
      verdicts: evaluateConstraints(place, constraints),
    })),
    rejected: [],
    unmet: [],
    order: "closest first",
    tooFew: {
      message: `No place ${inCity(city)} that fits the rest of the wish is known for ${quotedList(needs.map(({ label }) => label))}. Some are ${joinWithAnd(there)}.`,
      note: shown.length === 1 ? "Call this one first." : "Of those here, these two come closest; call before you go.",
      changes: elsewhere.changes,
    },
  };
}
