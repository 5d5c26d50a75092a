import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { OPPOSITE_VIBES } from "@/lib/restaurants/vocabulary";

/** Rooms that speak against an occasion, where nobody says that the place is good for it. */
const AGAINST_OCCASION: Record<string, readonly string[]> = {
  date: OPPOSITE_VIBES.romantic ?? [],
  "first-date": OPPOSITE_VIBES.romantic ?? [],
  "special-occasion": OPPOSITE_VIBES.romantic ?? [],
  business: ["loud", "divey"],
};

/** Whether a place is known for the opposite of the mood that was wished for: a loud room for an anniversary. */
export const isAgainstMood = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints.some((constraint) => {
    const { field, values, isNegated } = constraint;
    if (isNegated || (field !== "vibe" && field !== "goodFor")) return false;
    const verdict = evaluateConstraint(place, constraint);
    if (field === "vibe") return verdict === "unmet";
    const against = values.flatMap((value) => AGAINST_OCCASION[value] ?? []);
    return verdict !== "met" && place.vibes.some((vibe) => against.includes(vibe));
  });
