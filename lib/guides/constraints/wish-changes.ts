import { CORRECTIONS_MAX } from "@/lib/contracts/guide";
import { isAgainst, isWish } from "@/lib/contracts/reading";
import { isReadingDietary } from "@/lib/contracts/reading-summary";
import type { AcceptedIdea, Constraint, GuideInput, Place, PromptCorrection } from "@/lib/contracts/stages";
import type { WishChange } from "@/lib/contracts/too-few-places";
import { inCity } from "@/lib/core/cities";
import { evaluateConstraint } from "./evaluate-constraint";
import { fittingPlaces } from "./fitting-places";
import { isDietary, neverGivesWay } from "./hard-constraints";
import { isWantedFood } from "./near-misses";
import { quotedList } from "./too-few-message";

const CHANGES_MAX = 2;

type Wish = GuideInput & { idea: AcceptedIdea; places: readonly Place[] };
type Loosened = { left: readonly Constraint[]; count: number };

/**
 * What to leave out of a wish so that `enough` places fit: one thing, two where no single one is enough, or as few more as it
 * takes; an area or a landmark first and the food last. Never a danger, a diet, a refusal or a named place.
 */
export function wishChanges(wish: Wish, enough: number): WishChange[] {
  const { constraints } = wish.idea;
  const optional = constraints.filter((constraint) => !neverGivesWay(constraint) && !isDietary(constraint));
  const opening = (choices: Constraint[][]) =>
    choices
      .map((left) => ({ left, fitting: fittingWithout(left, wish) }))
      .filter(({ left, fitting }) => fitting.length >= enough && asksForMore(constraints, left, fitting, enough))
      .filter(({ left }) => keepsItsPoint(constraints, left))
      .map(({ left, fitting }): Loosened => ({ left, count: fitting.length }))
      .toSorted((a, b) => weightOf(a) - weightOf(b) || b.count - a.count)
      .flatMap((loosened) => changeWithout(loosened, wish) ?? []);
  const single = opening(optional.map((constraint) => [constraint]));
  if (single.length > 0) return single.slice(0, CHANGES_MAX);
  const pairs = optional.flatMap((first, at) => optional.slice(at + 1).map((second) => [first, second]));
  const opened = opening(pairs);
  if (opened.length > 0) return opened.slice(0, CHANGES_MAX);
  // Of a wish that loses so much, the food must be left.
  const beside = optional.filter((constraint) => !isWantedFood(constraint)).slice(0, BESIDE_FOOD_MAX);
  if (fittingWithout(beside, wish).length < enough) return [];
  for (let size = 3; size <= beside.length; size += 1) {
    const changes = opening(subsetsOf(beside, size));
    if (changes.length > 0) return changes.slice(0, 1);
  }
  return [];
}

/** Of more than these there are too many ways to leave some out. */
const BESIDE_FOOD_MAX = 8;

const subsetsOf = (all: readonly Constraint[], size: number): Constraint[][] =>
  size === 0
    ? [[]]
    : all.flatMap((first, at) => subsetsOf(all.slice(at + 1), size - 1).map((others) => [first, ...others]));

/** Something must still be wished for, besides where and for how much, that enough of the places are known for. */
const asksForMore = (
  constraints: readonly Constraint[],
  left: readonly Constraint[],
  fitting: readonly Place[],
  enough: number,
): boolean =>
  constraints.some(
    (constraint) =>
      !constraint.isNegated &&
      !isLocation(constraint) &&
      constraint.field !== "price" &&
      !left.includes(constraint) &&
      fitting.filter((place) => evaluateConstraint(place, constraint) === "met").length >= enough,
  );

/** The food is what a wish is about, unless it needs something of a place too: a patio for the dog. */
function keepsItsPoint(constraints: readonly Constraint[], left: readonly Constraint[]): boolean {
  const kept = constraints.filter((constraint) => !left.includes(constraint));
  const isNeed = ({ field, isHard, isNegated }: Constraint) => field === "feature" && isHard && !isNegated;
  return !left.some(isWantedFood) || kept.some(isWantedFood) || kept.some(isNeed);
}

const fittingWithout = (left: readonly Constraint[], { idea, places }: Wish): Place[] =>
  fittingPlaces(
    places,
    idea.constraints.filter((constraint) => !left.includes(constraint)),
  );

const weightOf = ({ left }: Loosened): number =>
  left.reduce((sum, constraint) => sum + (isWantedFood(constraint) ? 2 : isLocation(constraint) ? 0 : 1), 0);

const isLocation = ({ field }: Constraint): boolean => field === "area" || field === "landmark";

/** The wish without some of it, of which `count` places are left; null where the prompt has no words of its own for that. */
export function changeWithout(
  { left, count }: Loosened,
  { city, prompt, corrections = [], idea }: Wish,
): WishChange | null {
  const quotes = left.map(({ label }) => quotesOf(label, idea));
  if (quotes.some((each) => each.length === 0)) return null;
  if (!left.some(isDietary) && quotes.flat().some((quote) => touchesRefusal(quote, idea))) return null;
  const added = new Set(quotes.flat());
  const all: PromptCorrection[] = [
    ...corrections.filter(({ quote }) => !added.has(quote)),
    ...[...added].map((quote) => ({ quote, role: "background" as const })),
  ];
  if (all.length > CORRECTIONS_MAX) return null;
  return {
    kind: left.every(isLocation) ? "wider area" : "looser wish",
    label: labelOf(left, city),
    placeCount: count,
    wish: { city, prompt, corrections: all },
  };
}

const quotesOf = (label: string, { readings = [] }: AcceptedIdea): string[] =>
  readings
    .filter((reading) => reading.label === label && reading.outcome === "judged" && isWish(reading.role))
    .map(({ quote }) => quote);

/** A correction takes the first such words of the prompt: they may not be those of a danger, a diet or a refusal. */
const touchesRefusal = (quote: string, { readings = [] }: AcceptedIdea): boolean =>
  readings.some((reading) => (isAgainst(reading.role) || isReadingDietary(reading)) && reading.quote.includes(quote));

function labelOf(left: readonly Constraint[], city: GuideInput["city"]): string {
  const others = quotedList(left.filter((constraint) => !isLocation(constraint)).map(({ label }) => label));
  if (!left.some(isLocation)) return `Without ${others}`;
  return others ? `Anywhere ${inCity(city)}, without ${others}` : `Anywhere ${inCity(city)}`;
}
