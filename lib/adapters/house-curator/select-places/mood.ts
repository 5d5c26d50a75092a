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

/** What a room must be told to have, or it is no answer to whoever goes there for it. */
const MOODS = ["quiet", "cosy", "romantic", "candlelit", "lively", "festive"];

export const isMood = ({ field, values, isNegated }: Constraint): boolean =>
  field === "vibe" && !isNegated && values.some((value) => MOODS.includes(value));

/** Whether it is told to have one of the moods that were wished for, if any was. */
export function hasMood(place: Place, constraints: readonly Constraint[]): boolean {
  const moods = constraints.filter(isMood);
  return moods.length === 0 || moods.some((mood) => evaluateConstraint(place, mood) === "met");
}

const FOR_COUPLES = ["date", "first-date"];

export const isForCouple = (constraints: readonly Constraint[]): boolean => asksFor(constraints, FOR_COUPLES);

const asksFor = (constraints: readonly Constraint[], occasions: readonly string[]): boolean =>
  constraints.some(
    ({ field, values, isNegated }) =>
      field === "goodFor" && !isNegated && values.some((value) => occasions.includes(value)),
  );

/** Whether it is where children are brought, and not known for couples, although a couple wants to be by itself. */
export const isFamilyPlace = ({ goodFor }: Place, constraints: readonly Constraint[]): boolean =>
  isForCouple(constraints) &&
  !asksFor(constraints, ["kids"]) &&
  goodFor.includes("kids") &&
  !goodFor.some((each) => FOR_COUPLES.includes(each));
