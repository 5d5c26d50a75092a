import type { AcceptedIdea, Constraint, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { evaluateFood } from "@/lib/guides/constraints/evaluate-food";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { misfitOf } from "@/lib/guides/constraints/misfits";
import { isWantedFood } from "@/lib/guides/constraints/near-misses";
import { closeness } from "@/lib/guides/constraints/nearest-places";
import { seededFraction } from "../seeded-random";
import { heatWeight, isAboutHeat } from "./heat";
import { lightnessOf, wantsLight } from "./lightness";

const FIELD_WEIGHTS: Partial<Record<Constraint["field"], number>> = {
  goodFor: 1.2,
  vibe: 1,
  feature: 1,
  meal: 0.9,
  area: 1.2,
  landmark: 1.2,
  keyword: 0.5,
  dish: 1.2,
};

/** Among places that come near, and for exclusions: what isn't known to be met is worth less than what is. */
const HARD_UNKNOWN_PENALTY = 0.5;
/** A place that is known for the food, a little farther off, comes before one that may have it. */
const FOOD_UNKNOWN_PENALTY = 5;
/** "No nuts" may be meant for somebody's health, even where it only ranks: a place known for them comes last. */
const DIETARY_PENALTY = 8;

/** Comes after all others: an ice cream parlor for a dinner, a takeout counter for eight. */
const MISFIT_PENALTY = 6;
/** Comes after all of them: nobody could confirm that it is still open. */
export const UNCONFIRMED_PENALTY = 12;
const MORE_FOODS_BONUS = 0.4;
/** A place that is known for its noise or its song may not be loud; whoever hates that had better not go. */
const NOISE_PENALTY = 2.5;

/** How light a kitchen is, which nobody tells, weighs as a mood does. */
const LIGHTNESS_WEIGHT = 1.5;

/** What lies in the part of town beside the one that was named. */
const BESIDE_PENALTY = 1;

/** How well a place fits the prompt: what it meets, how close it lies, its search rank, and how much is known of it. */
export function scorePlace(place: Place, idea: AcceptedIdea, seed: string): number {
  let score = place.relevance;
  for (const constraint of idea.constraints) {
    const verdict = evaluateConstraint(place, constraint);
    const weight =
      (constraint.isHard ? 1.5 : 1) *
      (isAboutHeat(constraint) ? heatWeight(place, constraint) : (FIELD_WEIGHTS[constraint.field] ?? 1));
    if (verdict === "met")
      score +=
        weight * (constraint.isNegated ? 0.5 : 1) * cuisineWeight(place, constraint) * breadth(place, constraint);
    if (verdict === "unmet") score -= weight * penaltyOf(constraint);
    if (verdict === "unknown" && constraint.isHard)
      score -= weight * (isWantedFood(constraint) ? FOOD_UNKNOWN_PENALTY : HARD_UNKNOWN_PENALTY);
    if (verdict === "unknown" && isAgainstNoise(constraint) && isNoisy(place)) score -= NOISE_PENALTY;
    if (verdict === "met" && isNearby(constraint) && !isInNamedArea(place, constraint)) score -= BESIDE_PENALTY;
    if (isAboutDistance(constraint, verdict)) score += weight * closeness(place, constraint);
  }
  if (wantsLight(idea)) score += LIGHTNESS_WEIGHT * lightnessOf(place);
  if (misfitOf(place, idea.constraints)) score -= MISFIT_PENALTY;
  if (place.isUnconfirmed) score -= UNCONFIRMED_PENALTY;
  return score + 0.4 * detailScore(place) + 0.35 * seededFraction(`${seed}:${place.id}`);
}

/** "Near the Mission" begins with the Mission itself. */
const isNearby = ({ field, values, isNegated, label }: Constraint): boolean =>
  field === "area" && !isNegated && values.length > 1 && label.startsWith("near ");

const isInNamedArea = (place: Place, constraint: Constraint): boolean =>
  evaluateConstraint(place, { ...constraint, values: constraint.values.slice(0, 1) }) === "met";

const isAgainstNoise = ({ field, values, isNegated }: Constraint): boolean =>
  field === "vibe" && isNegated && values.includes("loud");

const isNoisy = ({ vibes }: Place): boolean => vibes.some((vibe) => vibe === "lively" || vibe === "festive");

/** A noisy room is no small miss for whoever wants quiet. */
function penaltyOf(constraint: Constraint): number {
  if (isDietary(constraint)) return DIETARY_PENALTY;
  // What costs $$ for "cheap" may be picked.
  if (constraint.isHard) return constraint.ideal ? 0.4 : 3;
  return constraint.field === "vibe" && constraint.values.includes("quiet") ? 2 : 0.8;
}

/** Of landmarks, the closer the better; of areas, only outside of them. */
const isAboutDistance = ({ field, isNegated }: Constraint, verdict: ConstraintVerdict["verdict"]): boolean =>
  !isNegated && (field === "landmark" || (field === "area" && verdict !== "met"));

/** A place whose first cuisine is the requested one fits better than one that lists it third. */
function cuisineWeight(place: Place, { field, values }: Constraint): number {
  if (field !== "cuisine") return 1;
  const at = place.cuisines.findIndex((cuisine) => values.includes(cuisine));
  return at < 0 ? 0.9 : 1.15 - 0.15 * at;
}

/** "Coffee and pastry": a place that has both is a better answer than one that has either; 1 to 1.4. */
function breadth(place: Place, { field, values, isNegated }: Constraint): number {
  if (isNegated || values.length < 2 || (field !== "cuisine" && field !== "dish")) return 1;
  const met = values.filter((value) => evaluateFood(place, value) === "met").length;
  return 1 + (MORE_FOODS_BONUS * Math.max(0, met - 1)) / (values.length - 1);
}

/** From 0 to 1: dishes with details and a room description allow a better entry. */
const detailScore = ({ dishes, room, editorialSummary }: Place): number =>
  Math.min(1, 0.2 * dishes.filter(({ detail }) => detail).length + (room ? 0.3 : 0) + (editorialSummary ? 0.1 : 0));
