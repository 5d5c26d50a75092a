import { isWish } from "@/lib/contracts/reading";
import type { AcceptedIdea, Constraint, GuideInput, Place, Selections } from "@/lib/contracts/stages";
import { CLOSE_PLACES_MAX, type WishChange } from "@/lib/contracts/too-few-places";
import { inCity } from "@/lib/core/cities";
import { evaluateConstraints } from "./constraint-verdicts";
import { evaluateConstraint } from "./evaluate-constraint";
import { fittingPlaces } from "./fitting-places";
import { isBinding, isDietary, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import type { Verdict } from "./judgement";
import { isWantedFood } from "./near-misses";
import { describeNearestFits, nearestFits } from "./nearest-fit";
import { nearestPlaces } from "./nearest-places";
import { missedConstraints, relaxConstraints } from "./relax-constraints";
import { SHORT_GUIDE, shortPrompt } from "./short-prompt";
import { tooFewMessage } from "./too-few-message";
import { wishChanges } from "./wish-changes";

const CHANGES_MAX = 3;

type Wish = GuideInput & { idea: AcceptedIdea; places: Place[] };

/** What our other cities have for a wish: where a guide can be made of it, and what fits there, the nearest city first. */
export type Elsewhere = { changes: WishChange[]; places: Place[] };

/**
 * What selection comes to where fewer than `enough` places fit: those that come closest, and what to wish instead. Where no
 * other city has enough either, what fits there is shown before what only comes close here.
 */
export function tooFewFit(wish: Wish, enough: number, elsewhere: Elsewhere = { changes: [], places: [] }): Selections {
  const { idea, places } = wish;
  const { constraints } = idea;
  // As the places' own verdicts say it: $$ is no fit for "cheap".
  const told = constraints.map(atItsBest);
  const fitting = fittingPlaces(places, told);
  const pool = relaxConstraints(places, constraints, enough);
  const near = nearestFits(places, told).slice(0, Math.max(1, CLOSE_PLACES_MAX - fitting.length));
  const oneMiss = [
    ...new Set([
      ...fitting,
      ...near.map(({ place }) => place),
      ...pool.places,
      ...nearestFirst(missingOne(places, constraints), wish),
    ]),
  ];
  const away =
    elsewhere.changes.length > 0 ? [] : elsewhere.places.slice(0, Math.max(0, CLOSE_PLACES_MAX - fitting.length));
  const here = (oneMiss.length > 0 ? oneMiss : leastMissing(places, told)).slice(0, CLOSE_PLACES_MAX - away.length);
  const close = [...fitting, ...away, ...here.filter((place) => !fitting.includes(place))].slice(0, CLOSE_PLACES_MAX);
  const loosened = wishChanges(wish, enough);
  const keepsFood = ({ label }: WishChange) =>
    !constraints.some((each) => isWantedFood(each) && label.includes(`“${each.label}”`));
  const short = fitting.length === SHORT_GUIDE && enough > SHORT_GUIDE ? shortGuide(wish) : [];
  const changes = [
    ...short,
    ...loosened.filter(keepsFood),
    ...elsewhere.changes,
    ...loosened.filter((change) => !keepsFood(change)),
  ].slice(0, CHANGES_MAX);
  const { message, notes } = tooFewMessage(
    wish.city,
    { places, constraints: told },
    {
      fittingCount: fitting.length,
      close: here,
      away,
      isFar: oneMiss.length === 0,
      nearest: describeNearestFits(near, constraints, fitting.length > 0),
      hasChanges: changes.length > 0,
      enough,
    },
  );
  const note = [...unknownLandmarks(wish), ...notes, ...(close.length > 0 ? unsearched(wish) : [])].join(" ");
  const ranks = new Map(places.map(({ id }, i) => [id, i + 1]));
  return {
    picks: close.map((place) => ({
      placeId: place.id,
      reason: fitting.includes(place) ? "Fits the wish." : away.includes(place) ? "Fits it elsewhere." : "Comes close.",
      verdicts: evaluateConstraints(place, constraints),
      searchRank: ranks.get(place.id),
    })),
    rejected: pool.rejected.filter(({ id }) => !close.some((place) => place.id === id)),
    unmet: missedConstraints(close, constraints).map(({ label }) => label),
    order: "closest first",
    tooFew: { message, ...(note && { note }), changes },
  };
}

/** Of two places that fit, a guide is made where two are asked for. */
function shortGuide({ city, prompt, corrections = [] }: Wish): WishChange[] {
  const short = shortPrompt(prompt);
  if (short === null) return [];
  return [
    {
      kind: "looser wish",
      label: "A short guide to these two",
      wish: { city, prompt: short, corrections: [...corrections] },
    },
  ];
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

/** What was asked for and can't be looked for, or must be asked there, of the places that are shown all the same. */
const unsearched = ({ idea: { constraints, readings = [] } }: Wish): string[] => [
  ...(readings.some(({ type, role, outcome }) => type === "time" && outcome === "not judged" && isWish(role))
    ? ["We can't look for hours: call before you go."]
    : []),
  ...(constraints.some(({ isDanger = false }) => isDanger) || readings.some(({ role }) => role === "danger")
    ? ["Ask the kitchen about traces before you order."]
    : []),
];

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

const atItsBest = ({ ideal, ...constraint }: Constraint): Constraint =>
  ideal ? { ...constraint, values: ideal } : constraint;

/**
 * Where nothing comes close, what we have that breaks fewest of the limits, a danger or a diet last, and meets most, a diet
 * first: of places with something of what is asked for, and be it only the diet.
 */
function leastMissing(places: readonly Place[], constraints: readonly Constraint[]): Place[] {
  return places
    .filter(({ status }) => status === "open")
    .map((place) => ({ place, ...tally(place, constraints) }))
    .filter(({ hasSome }) => hasSome)
    .toSorted((a, b) => a.broken - b.broken || b.met - a.met)
    .map(({ place }) => place);
}

function tally(place: Place, constraints: readonly Constraint[]): { broken: number; met: number; hasSome: boolean } {
  const having = (verdict: Verdict) => constraints.filter((each) => evaluateConstraint(place, each) === verdict);
  const met = having("met");
  const broken = having("unmet").filter(isBinding);
  return {
    met: weigh(met),
    broken: weigh(broken),
    hasSome: met.some(({ field, isNegated }) => !isNegated && !BESIDE_FOOD.includes(field)),
  };
}

const weigh = (constraints: readonly Constraint[]): number =>
  constraints.reduce((sum, each) => sum + (isDietary(each) ? DIETARY_WEIGHT : 1), 0);

/** More than all else that a wish may name. */
const DIETARY_WEIGHT = 20;
/** To be near and cheap is no answer by itself. */
const BESIDE_FOOD: readonly Constraint["field"][] = ["area", "landmark", "price"];
