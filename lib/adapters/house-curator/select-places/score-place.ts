import type { AcceptedIdea, Constraint, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { closeness } from "@/lib/guides/constraints/nearest-places";
import { seededFraction } from "../seeded-random";

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
/** "No nuts" may be meant for somebody's health, even where it only ranks: a place known for them comes last. */
const DIETARY_PENALTY = 8;

/** How well a place fits the prompt: what it meets, how close it lies, its search rank, and how much is known of it. */
export function scorePlace(place: Place, idea: AcceptedIdea, seed: string): number {
  let score = place.relevance;
  for (const constraint of idea.constraints) {
    const verdict = evaluateConstraint(place, constraint);
    const weight = (constraint.isHard ? 1.5 : 1) * (FIELD_WEIGHTS[constraint.field] ?? 1);
    if (verdict === "met") score += weight * (constraint.isNegated ? 0.5 : 1) * cuisineWeight(place, constraint);
    if (verdict === "unmet") score -= weight * (isDietary(constraint) ? DIETARY_PENALTY : constraint.isHard ? 3 : 0.8);
    if (verdict === "unknown" && constraint.isHard) score -= weight * HARD_UNKNOWN_PENALTY;
    if (isAboutDistance(constraint, verdict)) score += weight * closeness(place, constraint);
  }
  return score + 0.4 * detailScore(place) + 0.35 * seededFraction(`${seed}:${place.id}`);
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

/** From 0 to 1: dishes with details and a room description allow a better entry. */
const detailScore = ({ dishes, room, editorialSummary }: Place): number =>
  Math.min(1, 0.2 * dishes.filter(({ detail }) => detail).length + (room ? 0.3 : 0) + (editorialSummary ? 0.1 : 0));
