import type { Constraint, Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { MEATLESS_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { dishHolds } from "./dangers";
import { type Judgement, unknown } from "./judgement";

type Keeps = NonNullable<Constraint["keeps"]>;

const NEVER_IN: Record<string, readonly string[]> = {
  vegetarian: ["meat", "fish", "shellfish"],
  vegan: ["meat", "fish", "shellfish", "egg", "dairy"],
};

const MEAT = "meat";
const MEATS: readonly string[] = [MEAT, "steak", "Steakhouse", "Barbecue"];

/**
 * A food that is asked for with a diet is asked for as a dish that keeps it: noodles, and not noodles under fish. Meat that
 * others want beside a guest who eats none is no condition: where few places have both, a vegan kitchen feeds them all.
 */
export function joinDietsToFoods(constraints: readonly Constraint[]): Constraint[] {
  const wanted = constraints.filter(
    ({ field, values, isNegated }) => field === "diet" && !isNegated && values.some((value) => value in NEVER_IN),
  );
  const isForAll = wanted.some(({ isHard }) => isHard);
  const diets = wanted.filter(({ isHard }) => isHard || !isForAll).flatMap(({ values }) => values[0] ?? []);
  if (diets.length === 0) return [...constraints];
  const isGivingWay = (constraint: Constraint) =>
    !isForAll && constraint.field === "dish" && !constraint.isNegated && constraint.values.includes(MEAT);
  return constraints.map((constraint) =>
    isGivingWay(constraint)
      ? { ...constraint, isHard: false }
      : (constraint.field === "dish" || constraint.field === "cuisine") &&
          !constraint.isNegated &&
          (isForAll || !isMeat(constraint))
        ? { ...constraint, keeps: { diets, isForAll } }
        : constraint,
  );
}

/** What others of a party eat: "one vegan, two meat lovers". */
export const isMeat = ({ field, values }: Constraint): boolean =>
  values.some((value) => MEATS.includes(value) || (field === "dish" && dishHolds({ name: value, detail: null }, MEAT)));

/**
 * A verdict on a food that must keep diets: the ground is a dish that does, where there is one. A place that is known for
 * the food by a dish against them alone may have another, and nobody knows.
 */
export function judgeForDiets(place: Place, { diets }: Keeps, judge: (place: Place) => Judgement): Judgement {
  const found = judge(place);
  if (found.verdict !== "met" || MEATLESS_CUISINES.includes(place.cuisines[0] ?? "")) return found;
  const diet = diets.find((each) => found.facts().some((fact) => isAgainst(fact, place, each)));
  if (diet === undefined) return found;
  const kept = judge(onlyKeeping(place, diet));
  if (kept.verdict === "met" && kept.facts().some(({ kind }) => kind !== "said")) return kept;
  return unknown(() =>
    found
      .facts()
      .map((fact) => (fact.kind === "dish" && isAgainst(fact, place, diet) ? told(fact, place, diet) : fact)),
  );
}

const isAgainst = (fact: VerdictFact, { dishes }: Place, diet: string): boolean =>
  fact.kind === "dish" && dishes.some((dish) => dish.name === fact.name && !suits(dish, diet));

function told(fact: Extract<VerdictFact, { kind: "dish" }>, { dishes }: Place, against: string): VerdictFact {
  const detail = dishes.find(({ name }) => name === fact.name)?.detail;
  return { ...fact, ...(detail && { detail }), against };
}

const SUITED = /\b(?:vegan|vegetarian|meatless|mock|plant[- ]based|without meat)\b/i;

const suits = (dish: Place["dishes"][number], diet: string): boolean =>
  SUITED.test(`${dish.name} ${dish.detail ?? ""}`) || !(NEVER_IN[diet] ?? []).some((food) => dishHolds(dish, food));

const keptByDiet = new Map<string, WeakMap<Place, Place>>();

function onlyKeeping(place: Place, diet: string): Place {
  const kept = keptByDiet.get(diet) ?? new WeakMap<Place, Place>();
  keptByDiet.set(diet, kept);
  const known = kept.get(place);
  if (known) return known;
  const without = { ...place, dishes: place.dishes.filter((dish) => suits(dish, diet)) };
  kept.set(place, without);
  return without;
}
