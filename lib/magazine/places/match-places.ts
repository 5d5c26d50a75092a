import type { Restaurant } from "@/lib/contracts/restaurant";
import { metersFrom, type Spot } from "@/lib/core/geo/spot";
import { priceSigns } from "@/lib/core/place-facts";
import { areNamedTowns } from "@/lib/restaurants/named-town";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { homelinessOf, isOfKitchen, isOtherShop } from "./at-home";
import { type AvoidedFood, placesServing } from "./avoided-foods";
import type { Meal } from "./choose-terms";
import { fact, type PlaceIndex } from "./load-places";
import { asMatch, type MatchedPlace, type Scored } from "./matched-place";
import { type Fit, placeFit } from "./place-fit";
import { byRank } from "./rank-matches";
import { placesOfDish, type Serving } from "./sidelined-dishes";
import { placesOpenOn, type SpecialDay } from "./special-days";
import type { Term, TermKind } from "./term";
import { STRENGTH, strengthsOf } from "./term-strengths";

type Input = {
  index: PlaceIndex;
  terms: readonly Term[];
  /** What a place must not be, serve or have. */
  refused: readonly Term[];
  /** Dishes that are refused of a food that is asked for. */
  sidelined?: readonly Term[];
  /** Foods that it should be without. */
  avoided: readonly AvoidedFood[];
  /** Chains that it must not be. */
  refusedNames?: readonly string[];
  isInScope: (place: Restaurant, town: string | null) => boolean;
  /** Whether it is only said where the places must not be. */
  isAnywhereElse?: boolean;
  /** Where it is asked for. */
  areas?: readonly NamedArea[];
  near: Spot | null;
  /** How many of our guides pick each place. */
  picks: ReadonlyMap<string, number>;
  /** What it is for; null where it doesn't say. */
  meal?: Meal | null;
  /** The day that it is for: who is known to open then comes first. */
  specialDay?: SpecialDay | null;
  /** Whether any place to eat will do. */
  isOpenEnded?: boolean;
  /** Whether the page says to call first: who tells a phone comes before others like it. */
  isToBeCalled?: boolean;
  /** The nearest first, where nothing is in the area that was asked for. */
  isByDistance?: boolean;
};

const WEIGHT: Record<TermKind, number> = { food: 4, diet: 4, price: 2, mood: 2, word: 3 };
/** Less of what was asked is no answer, unless nothing has more. */
const PART_MINS = [0.5, 0.25];
/** So many keep a diet alone, where food is asked for too. */
const WITHOUT_FOOD_MAX = 4;
/** Who asks to be near somewhere would not go farther, while there is anything within. */
export const NEAR_MAX_METERS = 8_000;

/** The places that have all of it, the best first, and those that have most of it, or tell of it. */
export function matchPlaces(input: Input): { full: MatchedPlace[]; partial: MatchedPlace[] } {
  const { index, refused } = input;
  const terms = input.terms.filter(({ isBonus }) => !isBonus);
  const openThen = input.specialDay ? openOn(index, input.specialDay) : null;
  const strengths = terms.map((term) => [
    ...(term.choices ?? [term]).map((each) => shownBy(index, each)),
    // Where the day is all that is asked for.
    ...(openThen && isForOccasion(term) ? [openThen] : []),
  ]);
  const sidelined = (input.sidelined ?? []).map((term) => ({ term, ...placesOfDish(index, term) }));
  const out = new Set([
    ...refused.flatMap((term) => [...refusedBy(index, term)]),
    ...sidelined.flatMap(({ above }) => [...above]),
  ]);
  const shown = new Set(strengths.flat().flatMap(({ found }) => [...found.keys()]));
  // Who only refuses something takes everything else.
  const isKnown = terms.some(({ kind }) => kind !== "word");
  const isAny =
    terms.length === 0 &&
    (refused.length + input.avoided.length + (input.refusedNames?.length ?? 0) + input.terms.length > 0 ||
      input.isAnywhereElse === true ||
      input.isOpenEnded === true);
  const numbers = isAny ? index.places.keys() : shown;
  // A word that no menu and no name has tells nothing apart.
  const total = terms.reduce(
    (sum, { kind }, at) => sum + (kind === "word" && !isOnMenus(strengths[at]) ? 0 : WEIGHT[kind]),
    0,
  );
  const bonuses = input.terms.filter(({ isBonus }) => isBonus);
  const fitOf = placeFit({ ...input, terms, bonuses });
  const shownBonuses = bonuses.map((term) => ({ ...shownBy(index, term), isLight: term.isLight === true }));
  const scored = [...numbers]
    .filter((number) => !out.has(number))
    .flatMap((number) => score({ ...input, terms }, strengths, number) ?? [])
    .map((each) => withFit(each, withDishes(fitOf(each), sidelined, each.number), shownBonuses))
    .map((each) => (openThen?.found.has(each.number) ? withTold(each, openThen.label) : each))
    .sort(byRank(input));
  const isOfFood = terms.some(({ kind }) => kind === "food");
  const isAnswer = ({ met, mentioned, tellsOfFood, dietCount }: Scored) =>
    isOfFood ? tellsOfFood || dietCount > 0 : met.length + mentioned.length > 0;
  const near = scored.filter(
    (each) =>
      !hasAll(each) &&
      (isAny || (isKnown ? isAnswer(each) : each.unknown.length === 0 && tellsOf({ ...input, terms }, each))),
  );
  const enough = PART_MINS.map((least) => near.filter(({ score: points }) => isAny || points >= total * least));
  const full = scored.filter(hasAll);
  const most = enough.find((each) => each.length > 0) ?? [];
  const partial = isOfFood ? withoutExcess(most, full.length === 0 ? WITHOUT_FOOD_MAX : 0) : most;
  const rest =
    input.areas?.length && isOfFood
      ? scored.filter((each) => !hasAll(each) && !partial.includes(each) && hasAllButFood(each, terms))
      : [];
  return { full, partial: [...partial, ...rest] };
}

/** Of who keeps a diet and isn't known for the food, some: the others leave room for who has the food. */
function withoutExcess(partial: readonly Scored[], most: number): Scored[] {
  const hasNoFood = (each: Scored) => each.dietCount > 0 && !each.tellsOfFood;
  const kept = new Set(partial.filter(hasNoFood).slice(0, most));
  return partial.filter((each) => !hasNoFood(each) || kept.has(each));
}

/** A term, or one of those that it leaves open, with how surely each place shows it. */
type Shown = { label: string; found: ReadonlyMap<number, number> };

const shownBy = (index: PlaceIndex, term: Term): Shown => ({ label: term.label, found: strengthsOf(index, term) });

const openOn = (index: PlaceIndex, day: SpecialDay): Shown => ({
  label: `open on ${day.name}`,
  found: new Map([...placesOpenOn(index, day)].map((number) => [number, STRENGTH.fact])),
});

const withTold = (each: Scored, label: string): Scored => ({
  ...each,
  met: each.met.filter((other) => other !== label),
  told: [label],
});

const isForOccasion = ({ facts }: Term): boolean => facts.includes(fact("occasion", "special-occasion"));

const isOnMenus = (shown: readonly Shown[] | undefined): boolean =>
  shown?.some(({ found }) => [...found.values()].some((strength) => strength > STRENGTH.mention)) === true;

/** Words that no list knows are one thing: they stand together in the text. */
const tellsOf = ({ index, terms }: Input, { number }: Scored): boolean =>
  ` ${index.texts[number]} `.includes(` ${terms.map(({ label }) => label).join(" ")} `);

/** Who has what is refused: as a kitchen, on the menu, by its name, or as it is known. A text may tell that it hasn't. */
function refusedBy(index: PlaceIndex, term: Term): number[] {
  const facts = term.kind === "diet" ? term.facts.filter((each) => each.startsWith("cuisine ")) : term.facts;
  const least = term.kind === "food" ? STRENGTH.name : STRENGTH.fact;
  return [...strengthsOf(index, { ...term, facts })].flatMap(([number, strength]) =>
    strength >= least ? [number] : [],
  );
}

function score(
  { index, terms, avoided, isInScope, near, areas = [] }: Input,
  strengths: readonly (readonly Shown[])[],
  number: number,
): Scored | null {
  const place = index.places[number];
  const served = avoided.filter(({ food }) => placesServing(index, food).has(number));
  if (!place || !isInScope(place, index.towns[number] ?? null)) return null;
  const meters = near && metersFrom(near, place);
  const found: Scored = {
    ...asMatch(place),
    number,
    meters,
    score: 0,
    strength: 0,
    atHome: 0,
    kitchenCount: 0,
    isOther: false,
    rareness: 0,
    bonus: 0,
    lightBonus: 0,
    unfit: 0,
    cautionCount: 0,
    isAround: areNamedTowns(areas) && (index.towns[number] ?? null) !== null,
    dietCount: 0,
    tellsOfFood: false,
  };
  found.against.push(...new Set(served.map(({ food }) => `serves ${food}`)));
  for (const [at, term] of terms.entries()) {
    const shown = (strengths[at] ?? []).filter(({ found: by }) => by.has(number));
    const strength = Math.max(0, ...shown.map(({ found: by }) => by.get(number) ?? 0));
    if (strength === 0) {
      const { priceLevel } = place;
      if (term.priceMax !== null && priceLevel !== null && priceLevel > term.priceMax) return null;
      if (term.kind === "price" && priceLevel !== null) found.against.push(`costs ${priceSigns(priceLevel)}`);
      else found.unknown.push(term.kind === "price" ? "price" : term.label);
      continue;
    }
    const isMention = strength <= STRENGTH.mention;
    const surest = shown.filter(({ found: by }) => isMention || (by.get(number) ?? 0) > STRENGTH.mention);
    (isMention ? found.mentioned : found.met).push(...surest.map(({ label }) => label));
    if (term.kind === "food") found.tellsOfFood = true;
    if (term.kind === "diet" && !isMention) {
      found.dietCount++;
      found.rareness += 1 / Math.max(...shown.map(({ found: by }) => by.size));
    }
    found.score += WEIGHT[term.kind] * (isMention ? 0.5 : 1);
    const isHome = term.kitchens.includes(place.cuisines[0] ?? "");
    found.strength += strength + (isHome ? 1 : 0);
    if (!isMention) found.atHome += homelinessOf(index, term, number, surest);
    if (isOfKitchen(place, term)) found.kitchenCount++;
  }
  found.isOther = isOtherShop(place, terms);
  return found;
}

/** Of late noodles in an area, who serves late there without any noodles. */
const hasAllButFood = ({ met, mentioned, against, unknown }: Scored, terms: readonly Term[]): boolean => {
  const others = terms.filter(({ kind }) => kind === "mood" || kind === "diet");
  const isOnlyFood = terms.every(({ kind, label }) => kind === "food" || !unknown.includes(label));
  return others.length > 0 && met.length > 0 && isOnlyFood && mentioned.length + against.length === 0;
};

const hasAll = ({ mentioned, unknown, against, cautionCount }: Scored): boolean =>
  mentioned.length + unknown.length + against.length === cautionCount;

/** Who is good for who comes along says so; of others nothing is said. */
function withFit(
  each: Scored,
  { unfit, against, cautions }: Fit,
  bonuses: readonly (Shown & { isLight: boolean })[],
): Scored {
  const good = bonuses.filter(({ found }) => (found.get(each.number) ?? 0) >= STRENGTH.fact);
  return {
    ...each,
    unfit,
    bonus: good.filter(({ isLight }) => !isLight).length,
    lightBonus: good.filter(({ isLight }) => isLight).length,
    met: [...each.met, ...good.map(({ label }) => label)],
    against: [...each.against, ...against, ...cautions],
    cautionCount: cautions.length,
  };
}

/** Who serves a dish that one doesn't want comes last, and says so. */
function withDishes(fit: Fit, sidelined: readonly ({ term: Term } & Serving)[], number: number): Fit {
  const served = sidelined.filter(({ also }) => also.has(number)).map(({ term }) => `serves ${term.label}`);
  return { ...fit, unfit: fit.unfit + served.length, cautions: [...fit.cautions, ...served] };
}
