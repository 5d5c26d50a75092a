import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { paddedClauses, placeTexts } from "@/lib/guides/constraints/place-texts";

/**
 * Whether a place is known for the opposite of what is wished for, whatever else it has: a loud room for somebody who wants
 * quiet, a tasting menu for a quick bite or a child, pasta to be cooked at home. It is out where enough others fit.
 */
export const isOpposite = (place: Place, constraints: readonly Constraint[]): boolean =>
  isLoudForQuiet(place, constraints) ||
  isLongForQuick(place, constraints) ||
  isGrandForKids(place, constraints) ||
  isRawAtHome(place, constraints);

const isLoudForQuiet = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints.some(
    (constraint) =>
      constraint.field === "vibe" &&
      constraint.values.includes(constraint.isNegated ? "loud" : "quiet") &&
      evaluateConstraint(place, constraint) === "unmet",
  );

const isLongForQuick = (place: Place, constraints: readonly Constraint[]): boolean =>
  asksFor(constraints, "quick-bite") && !place.goodFor.includes("quick-bite") && isLongDinner(place);

const isGrandForKids = (place: Place, constraints: readonly Constraint[]): boolean =>
  asksFor(constraints, "kids") && !place.goodFor.includes("kids") && isLongDinner(place);

/** Above it no meal is short or simple. */
const PRICE_MAX = 3;
const SET_MENU = / (?:tasting menu|set menu|prix fixe|omakase only|same omakase|is a ticket|paid for ahead) /;

/** The highest price, or courses that the kitchen sets, at one that isn't low. */
const isLongDinner = (place: Place): boolean => {
  const { all, dishes } = placeTexts(place);
  const price = place.priceLevel ?? PRICE_MAX;
  return price > PRICE_MAX || (price === PRICE_MAX && [all, dishes].some((text) => SET_MENU.test(text)));
};

const RAW = / (?:uncooked|(?:to cook|cooked) at home) /;

/** Of the food that is asked for, a shop has what people cook themselves; for takeout and picnics it may do. */
const isRawAtHome = (place: Place, constraints: readonly Constraint[]): boolean => {
  const raw = place.dishes.filter(({ name, detail }) => RAW.test(paddedClauses([name, detail])));
  return (
    raw.length > 0 &&
    !asksFor(constraints, "takeout") &&
    !asksFor(constraints, "picnic") &&
    constraints.some(
      (constraint) =>
        constraint.field === "dish" &&
        !constraint.isNegated &&
        raw.some((dish) => evaluateConstraint({ ...place, dishes: [dish] }, constraint) === "met"),
    )
  );
};

const asksFor = (constraints: readonly Constraint[], occasion: string): boolean =>
  constraints.some(({ field, values, isNegated }) => field === "goodFor" && !isNegated && values.includes(occasion));
