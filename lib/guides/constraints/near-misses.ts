import type { Constraint, Place } from "@/lib/contracts/stages";
import { distanceMeters } from "@/lib/core/geo/distance";
import {
  adjacentAreas,
  broaderCuisines,
  closeValues,
  findDish,
  isCuisine,
  relatedCuisines,
  VENUE_TYPES,
} from "@/lib/restaurants/vocabulary";
import { MEATLESS_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { evaluateConstraint } from "./evaluate-constraint";
import { landmarkVerdict, WIDER_METERS } from "./evaluate-landmark";
import { isBinding, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import { mainCuisines } from "./main-cuisine";

/** About a half-hour's walk: farther from every place of an area, a place isn't near it. */
const NEAR_METERS = 2_500;
/** In an area beside it, a drive of a few minutes is near enough. */
const BESIDE_METERS = 6_000;

/** How much a place's miss weighs, the least first. What weighs nothing here excludes the place. */
const WEIGHTS = {
  closeValue: 1,
  unknown: 2,
  adjacentArea: 3,
  priceLevelBeside: 4,
  /** As near a miss as a food that is likely there: of the two, the place known for the food comes first. */
  nearArea: 5,
  unknownFood: 5,
  unlikelyFood: 6,
  relatedCuisine: 6,
  oneFoodOfSeveral: 8,
} as const;

/**
 * How far each place is from meeting every hard constraint: 0 if it does, infinite if it may not stand in. A miss must be
 * a near one: a meal, mood or feature that no fact speaks against, the area beside, one price level, a closely related
 * cuisine. Never an exclusion, a danger, a diet or a named place.
 */
export function distanceFrom(constraints: Constraint[], candidates: readonly Place[]): (place: Place) => number {
  const binding = constraints.filter(isBinding);
  const inArea = new Map(
    binding
      .filter(({ field, isNegated }) => field === "area" && !isNegated)
      .map((constraint) => [constraint, candidates.filter((place) => meetsHardConstraints(place, [constraint]))]),
  );
  return (place) =>
    binding
      .filter((constraint) => !meetsHardConstraints(place, [constraint]))
      .map((constraint) => weightOf(place, constraint, binding, inArea.get(constraint) ?? []))
      .reduce((sum, weight) => sum + weight, 0);
}

function weightOf(place: Place, constraint: Constraint, binding: Constraint[], inArea: readonly Place[]): number {
  if (neverGivesWay(constraint)) return Number.POSITIVE_INFINITY;
  const { field, values } = constraint;
  if (field === "cuisine" || field === "dish") return foodWeight(place, constraint, binding);
  if (field === "area") return areaWeight(place, constraint, inArea);
  if (field === "landmark") return landmarkWeight(place, constraint);
  if (meetsHardConstraints(place, [{ ...constraint, values: values.flatMap(closeValues) }]))
    return field === "price" ? WEIGHTS.priceLevelBeside : WEIGHTS.closeValue;
  return evaluateConstraint(place, constraint) === "unknown" ? WEIGHTS.unknown : Number.POSITIVE_INFINITY;
}

/** Areas beside each other may still be miles wide: what stands in must be near some place of the area itself. */
function areaWeight(place: Place, constraint: Constraint, inArea: readonly Place[]): number {
  const meters = Math.min(...inArea.map((other) => distanceMeters(place, other)));
  const beside = adjacentAreas(place.city, constraint.values);
  const isBeside = meetsHardConstraints(place, [{ ...constraint, values: beside }]);
  if (isBeside && (inArea.length === 0 || meters <= BESIDE_METERS)) return WEIGHTS.adjacentArea;
  return meters <= NEAR_METERS ? WEIGHTS.nearArea : Number.POSITIVE_INFINITY;
}

/** Two miles at most: what is farther isn't near. */
function landmarkWeight(place: Place, { values }: Constraint): number {
  const isWithin = values.some((name) => landmarkVerdict(place, name, WIDER_METERS) === "met");
  return isWithin ? WEIGHTS.nearArea : Number.POSITIVE_INFINITY;
}

function foodWeight(place: Place, constraint: Constraint, binding: Constraint[]): number {
  const [first = "", second = ""] = mainCuisines(place);
  const isForDiet = binding.some(({ field }) => field === "diet");
  if (!isForDiet && MEATLESS_CUISINES.includes(first)) return Number.POSITIVE_INFINITY;
  const { values } = constraint;
  const cuisines = values.filter(isCuisine);
  if (evaluateConstraint(place, constraint) === "unknown") {
    const typical = values.map((value) => findDish(value)?.cuisines[0]);
    if (cuisines.length < values.length)
      return [first, second].some((own) => typical.includes(own)) ? WEIGHTS.unknownFood : WEIGHTS.unlikelyFood;
    if (cuisines.some((value) => broaderCuisines(value).some((own) => own === first || own === second)))
      return WEIGHTS.unknownFood;
  }
  if (cuisines.some((value) => relatedCuisines(value, false).includes(first))) return WEIGHTS.relatedCuisine;
  const isAnyFoodMet = binding.some(
    (other) => other !== constraint && isWantedFood(other) && meetsHardConstraints(place, [other]),
  );
  return isAnyFoodMet && !isNational(constraint) ? WEIGHTS.oneFoodOfSeveral : Number.POSITIVE_INFINITY;
}

export const isWantedFood = ({ field, isNegated }: Constraint): boolean =>
  (field === "cuisine" || field === "dish") && !isNegated;

/** "Korean pub": the pub may give way, Korean may not. */
const isNational = ({ values }: Constraint): boolean =>
  values.some((value) => isCuisine(value) && !VENUE_TYPES.includes(value));
