import type { Constraint, Place } from "@/lib/contracts/stages";
import { type City, inCity } from "@/lib/core/cities";
import { evaluateConstraint } from "./evaluate-constraint";
import { fittingPlaces } from "./fitting-places";
import { isBinding, isDietary, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import { isWantedFood } from "./near-misses";

const NAMED_MAX = 3;

type Searched = { places: readonly Place[]; constraints: Constraint[] };
type Found = {
  fittingCount: number;
  /** The places that are shown. */
  close: readonly Place[];
  /** The places of other cities that are shown because they fit. */
  away?: readonly Place[];
  /** They miss more than one of the wishes. */
  isFar?: boolean;
  /** Which places lie nearest to the landmark that was asked for, in a sentence; empty where none is known. */
  nearest: string;
  hasChanges: boolean;
  enough: number;
};

/** Why there is no guide, in two sentences at most, and what is to be known of the places that are shown. */
export type TooFewTexts = { message: string; notes: string[] };

/**
 * Why there is no guide, kindly: which wishes too few places meet together, at most three of them, and on which diet nobody
 * tells. Where the places that are shown lie, and what would help, are notes.
 */
export function tooFewMessage(
  city: City,
  searched: Searched,
  { fittingCount, close, away = [], isFar = false, nearest, hasChanges, enough }: Found,
): TooFewTexts {
  const search = {
    places: searched.places.filter(({ status }) => status === "open"),
    constraints: decisiveOf(searched),
  };
  const where = `${inCity(city)} that we know of`;
  const ofAway = away.length > 0 ? [awayInWords(away, searched.constraints, fittingCount > 0)] : [];
  const ofNearest = nearest ? [nearest] : [];
  const ofHelp = hasChanges || away.length > 0 ? [] : onlyWithoutInWords(search, enough);
  if (fittingCount > 0) {
    const fitting = fittingPlaces(search.places, searched.constraints);
    const decisive = conflictOf(search, enough);
    // The sentence counts what it names: where more fit that, it names what leaves so few.
    const isExact = fittingPlaces(search.places, decisive).length <= fittingCount;
    const conflict = isExact ? decisive : conflictOf(search, fittingCount + 1);
    const unsure = searched.constraints.filter(
      (constraint) => (conflict.includes(constraint) || isDietary(constraint)) && isOpen(fitting, constraint),
    );
    const only = fittingCount === 1 ? "one place" : "two places";
    const fit = conflict.some((constraint) => unsure.includes(constraint))
      ? "may fit"
      : fittingCount === 1
        ? "fits"
        : "fit";
    const sentences = [`Only ${only} ${where} ${fit} ${inWords(conflict)}: too few for a guide.`];
    if (unsure.length > 0) sentences.push(`We don't know about ${quotedList(unsure.map(({ label }) => label))} there.`);
    return { message: sentences.join(" "), notes: [...ofNearest, ...ofAway, ...ofHelp] };
  }
  if (search.constraints.length === 0) {
    return {
      message: `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`,
      notes: [],
    };
  }
  const conflict = conflictOf(search, 1);
  const shown = [...away, ...close];
  const untold = searched.constraints.filter(
    (each) => isDietary(each) && (!conflict.includes(each) || isOpen(shown, each)),
  );
  const ofDiets = shown.length > 0 ? dietsOfShown(untold, shown) : dietsOfNobody(untold, search);
  const ofShown = nearest || away.length > 0 || close.length === 0 ? [] : [shownInWords(close.length, isFar)];
  return {
    message: [`No place ${where} fits ${inWords(conflict)}.`, ...ofDiets].join(" "),
    notes: [...ofAway, ...ofNearest, ...ofShown, ...ofHelp],
  };
}

/** "The nearest that fit are A, in Berkeley, and B, in San Francisco." */
function awayInWords(away: readonly Place[], constraints: readonly Constraint[], isNext: boolean): string {
  const isOne = away.length === 1;
  const isUnsure = constraints.some((each) => (isBinding(each) || isDietary(each)) && isOpen(away, each));
  const fit = isUnsure ? "may fit" : isOne ? "fits" : "fit";
  const named = away.map(({ name, city }) => `${name}, ${inCity(city)}`);
  return `The ${isNext ? "next " : ""}nearest that ${fit} ${isOne ? "is" : "are"} ${named.join(", and ")}.`;
}

/** What decides who may be picked, and the occasions that speak against a place which meets all that does. */
const decisiveOf = ({ places, constraints }: Searched): Constraint[] => {
  const fitting = fittingPlaces(places, constraints).length;
  return constraints.filter(
    (constraint) =>
      isBinding(constraint) ||
      fittingPlaces(
        places,
        constraints.filter((other) => other !== constraint),
      ).length > fitting,
  );
};

function shownInWords(count: number, isFar: boolean): string {
  if (isFar) return count === 1 ? "This is the nearest that we have." : "These two are the nearest that we have.";
  return count === 1 ? "This one comes close." : "These two come close.";
}

/** Of a place that breaks none of the wishes, no source says that it keeps this one. */
const isOpen = (fitting: readonly Place[], constraint: Constraint): boolean =>
  fitting.some((place) => evaluateConstraint(place, constraint) === "unknown");

/** Diets and dangers that nothing above names, since the rest of the wish already leaves nobody: whoever goes must know. */
function dietsOfShown(diets: readonly Constraint[], shown: readonly Place[]): string[] {
  const verdictsOn = (diet: Constraint) => shown.map((place) => evaluateConstraint(place, diet));
  const untold = diets.filter((diet) => !verdictsOn(diet).includes("met"));
  const open = untold.filter((diet) => verdictsOn(diet).includes("unknown"));
  const broken = untold.filter((diet) => !open.includes(diet));
  const named = (each: readonly Constraint[]) => quotedList(each.map(({ label }) => label));
  const isOne = shown.length === 1;
  const told =
    broken.length > 0 ? `${isOne ? "The one below doesn't fit" : "Neither below fits"} ${named(broken)}` : "";
  if (open.length === 0) return told ? [`${told}.`] : [];
  return [
    told
      ? `${told}, and we don't know about ${named(open)} there.`
      : `We don't know about ${named(open)} at ${isOne ? "the one" : "the two"} below.`,
  ];
}

/** The same where nothing is shown: none of those with the food is known to keep them. */
function dietsOfNobody(diets: readonly Constraint[], { places, constraints }: Searched): string[] {
  const foods = constraints.filter(isWantedFood);
  const withFood = places.filter((place) => foods.every((food) => evaluateConstraint(place, food) === "met"));
  const asked = withFood.length > 0 ? withFood : places;
  const untold = diets.filter((diet) => asked.every((place) => evaluateConstraint(place, diet) !== "met"));
  if (untold.length === 0) return [];
  const whose = asked === withFood && foods.length > 0 ? ` with ${quotedList(foods.map(({ label }) => label))}` : "";
  return [`Nor do we know of anybody${whose} who fits ${quotedList(untold.map(({ label }) => label))}.`];
}

function inWords(conflict: readonly Constraint[]): string {
  if (conflict.length === 0) return "this wish";
  const named = quotedList(conflict.slice(0, NAMED_MAX).map(({ label }) => label));
  return conflict.length <= NAMED_MAX ? named : `all of this, ${named} above all`;
}

/** What stands in the way, where no button may leave it out. */
const onlyWithoutInWords = (search: Searched, enough: number): string[] => {
  const stricter = onlyWithout(search, enough);
  return stricter.length > 0
    ? [`Enough places would fit without ${quotedList(stricter.map(({ label }) => label))}.`]
    : [];
};

/**
 * A diet and one more wish without which enough places fit, where one of the two alone doesn't help: never left out for
 * anybody, and told, so that the reader knows what stands in the way.
 */
function onlyWithout({ places, constraints }: Searched, enough: number): Constraint[] {
  const isHelped = (left: readonly Constraint[]) =>
    fittingPlaces(
      places,
      constraints.filter((constraint) => !left.includes(constraint)),
    ).length >= enough;
  const mayGo = constraints.filter(
    ({ isNegated, isDanger = false, field }) => !isNegated && !isDanger && field !== "name",
  );
  const diets = mayGo.filter(({ field }) => field === "diet");
  const others = mayGo.filter((constraint) => constraint.field !== "diet" && !isWantedFood(constraint));
  if (diets.length === 0 || mayGo.some((constraint) => isHelped([constraint]))) return [];
  const pairs = diets.flatMap((diet) => others.map((other) => [diet, other]));
  return pairs.find(isHelped) ?? [];
}

/**
 * Wishes that fewer than `enough` places meet together, and each of which matters: without any one of them, enough do.
 * Those whose leaving out helps are kept longest, and of the rest those that fewest places meet; the wish's own words give
 * way first.
 */
function conflictOf({ places, constraints }: Searched, enough: number): Constraint[] {
  const isEnough = (others: Constraint[]) => fittingPlaces(places, others).length >= enough;
  const helps = (constraint: Constraint) =>
    !neverGivesWay(constraint) && isEnough(constraints.filter((other) => other !== constraint));
  const metBy = (constraint: Constraint) =>
    constraint.field === "keyword"
      ? Number.POSITIVE_INFINITY
      : places.filter((place) => meetsHardConstraints(place, [constraint])).length;
  const byWeight = constraints
    .map((constraint) => ({ constraint, rank: helps(constraint) ? -1 : metBy(constraint) }))
    .toSorted((a, b) => b.rank - a.rank);
  const needed = new Set(constraints);
  for (const { constraint } of byWeight) {
    needed.delete(constraint);
    if (isEnough([...needed])) needed.add(constraint);
  }
  // Where too few are open at all, nothing is needed: the whole wish is named.
  return needed.size === 0 ? [...constraints] : constraints.filter((constraint) => needed.has(constraint));
}

/** “Georgian”, “$”, and “vegan” */
export const quotedList = (items: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(items.map((item) => `“${item}”`));
