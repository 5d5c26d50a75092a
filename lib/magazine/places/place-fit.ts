import type { Restaurant } from "@/lib/contracts/restaurant";
import { joinWithAnd } from "@/lib/core/join-list";
import { affirms } from "@/lib/guides/constraints/place-texts";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import type { Meal } from "./choose-terms";
import { fact, type PlaceIndex } from "./load-places";
import { isMealFact, isStepFree, type Term } from "./term";

/** How ill a place suits what a search is for, without a word that says so; and what is told of that. */
export type Fit = {
  /** The more, the later it comes. */
  unfit: number;
  /** Why it hasn't all that is asked for. */
  against: string[];
  /** What is to be known of it, although it has. */
  cautions: string[];
};

type Input = {
  index: PlaceIndex;
  terms: readonly Term[];
  /** Who comes along. */
  bonuses?: readonly Term[];
  meal?: Meal | null;
};
type Placed = { place: Restaurant; number: number };

const MEALS_OF_DISHES: ReadonlySet<string> = new Set(["lunch", "dinner", "late night"]);
/** For what one sits down to a meal. */
const TABLE_OCCASIONS = new Set(
  ["date", "first-date", "special-occasion", "birthday", "groups", "grandparents", "business"].map((name) =>
    fact("occasion", name),
  ),
);

/** Who doesn't serve the meal comes last, as do cakes, ice cream and coffee where one wants a meal, and stools where one can't climb. */
export function placeFit({ index, terms, bonuses = [], meal = null }: Input): (each: Placed) => Fit {
  const served = meal === null ? null : fact("meal", meal.replace(" ", "-"));
  const serving = served === null ? null : new Set(index.facts.get(served));
  // Who lacks a meal that is a part of the search has less of it already.
  const isSaid = served !== null && terms.some(({ facts }) => facts.includes(served));
  const untold = meal ? placesOfUnknownMeals(index) : new Set<number>();
  const isForEvening = meal === "dinner" || meal === "late night";
  const isOfMornings = servesOnlyMornings(index);
  const isForMeal = asksForMeal(terms, meal);
  const isForTable = terms.some(({ facts }) => facts.some((each) => TABLE_OCCASIONS.has(each)));
  const isWithElders = [...terms, ...bonuses].some(({ facts }) => facts.includes(fact("occasion", "grandparents")));
  const walkUps = new Set(isWithElders ? index.facts.get(fact("feature", "walk-up")) : []);
  const isAfterSteps = terms.some(isStepFree);
  return ({ place, number }) => {
    const isSweet = SWEETS.includes(place.cuisines[0] ?? "");
    const misses = serving !== null && !serving.has(number);
    const isByDay = isForEvening && isOfMornings(number);
    const sweet = isSweet && isForMeal && isForTable ? [`mainly ${(place.cuisines[0] ?? "").toLowerCase()}`] : [];
    const against = [...sweet, ...(isByDay ? ["serves only in the morning"] : [])];
    const missesMeal = misses && !untold.has(number);
    const cautions = [
      ...(isAfterSteps && sitsHigh(index, number) ? ["seats on stools"] : []),
      ...(missesMeal && !isByDay && !isSaid ? [`serves ${joinWithAnd((place.meals ?? []).map(inWords))}`] : []),
    ];
    const carries = Number(walkUps.has(number));
    const lacks = Number(missesMeal && (isByDay || isSaid));
    return { unfit: Number(isSweet && isForMeal) * 2 + lacks + carries + cautions.length, against, cautions };
  };
}

/** No cake, no coffee and no room to work in is asked for. */
function asksForMeal(terms: readonly Term[], meal: Meal | null): boolean {
  if (meal !== null && !MEALS_OF_DISHES.has(meal)) return false;
  const isSaid = meal === "lunch" || meal === "dinner";
  return terms.every(({ kind, facts, kitchens }) => {
    if (kind === "price" || kind === "diet") return true;
    if (kind === "food") return kitchens.length > 0 && !kitchens.some((each) => SWEETS.includes(each));
    if (kind === "mood" && isSaid) return !facts.includes(fact("occasion", "dessert"));
    if (kind === "mood") return facts.some((each) => TABLE_OCCASIONS.has(each) || isMealFact(each));
    return false;
  });
}

const MORNING_MEALS: ReadonlySet<string> = new Set(["breakfast", "brunch"].map((meal) => fact("meal", meal)));

/** Of which meals are told, and none after the morning: it is closed at night. */
function servesOnlyMornings({ facts }: PlaceIndex): (number: number) => boolean {
  const [mornings, later] = [new Set<number>(), new Set<number>()];
  for (const [name, numbers] of facts)
    if (isMealFact(name)) for (const number of numbers) (MORNING_MEALS.has(name) ? mornings : later).add(number);
  return (number) => mornings.has(number) && !later.has(number);
}

const inWords = (meal: string): string => meal.replace("-", " ");

const sitsHigh = ({ texts }: PlaceIndex, number: number): boolean =>
  ["stools", "barstools"].some((seats) => affirms(` ${texts[number] ?? ""} `, seats));

const known = new WeakMap<PlaceIndex, Set<number>>();

function placesOfUnknownMeals(index: PlaceIndex): Set<number> {
  const told = known.get(index);
  if (told) return told;
  const untold = new Set(index.places.keys());
  for (const [name, numbers] of index.facts) if (isMealFact(name)) for (const number of numbers) untold.delete(number);
  known.set(index, untold);
  return untold;
}
