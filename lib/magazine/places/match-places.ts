import type { Restaurant } from "@/lib/contracts/restaurant";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { priceSigns } from "@/lib/core/place-facts";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { type AvoidedFood, placesServing } from "./avoided-foods";
import type { Meal } from "./choose-terms";
import { fact, type PlaceIndex } from "./load-places";
import { type Fit, placeFit } from "./place-fit";
import type { Term, TermKind } from "./read-terms";
import { placesOfDish, type Serving } from "./sidelined-dishes";
import { placesOpenOn, type SpecialDay } from "./special-days";
import { isPointOf, STRENGTH, strengthsOf } from "./term-strengths";

/** A place with what it has of what was asked, in the words of the search. */
export type MatchedPlace = {
  place: Restaurant;
  met: string[];
  /** What a text says something about, which doesn't show that the place has it. */
  mentioned: string[];
  /** What nobody told us of it. */
  unknown: string[];
  /** What is known to be otherwise: "costs $$$", "serves pork". */
  against: string[];
  /** What is told of it although it has all that was asked for: "open on Thanksgiving". */
  told?: string[];
  /** To where the search asks to be near. */
  meters: number | null;
};

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
  near: Coordinates | null;
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
/** Shorter words begin too many names. */
const BEGINNING_MIN = 5;
/** What a place is counts by its kitchens, its name and what it is summed up by. */
const AT_HOME = { first: 2, second: 1, name: 2, point: 3 };
const NEAR_STEPS = [1_000, 2_000, 4_000];
/** Who asks to be near somewhere would not go farther, while there is anything within. */
export const NEAR_MAX_METERS = 8_000;

type Scored = MatchedPlace & {
  number: number;
  score: number;
  strength: number;
  atHome: number;
  /** How many kitchens that are asked for it is listed under. */
  kitchenCount: number;
  /** Whether it is a kind of venue that has none of the food at home. */
  isOther: boolean;
  /** How few keep the diets that it is known to keep: more than one is asked for, and not all are known here. */
  rareness: number;
  bonus: number;
  /** In how many bonuses it is as good as what is nearer by a short way. */
  lightBonus: number;
  unfit: number;
  /** How much of `against` is only to be known before going. */
  cautionCount: number;
  /** Whether it has, or its text tells of, some of the food that was asked for. */
  tellsOfFood: boolean;
};

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
  const isAnswer = ({ met, mentioned, tellsOfFood }: Scored) =>
    isOfFood ? tellsOfFood : met.length + mentioned.length > 0;
  const near = scored.filter(
    (each) =>
      !hasAll(each) &&
      (isAny || (isKnown ? isAnswer(each) : each.unknown.length === 0 && tellsOf({ ...input, terms }, each))),
  );
  const enough = PART_MINS.map((least) => near.filter(({ score: points }) => isAny || points >= total * least));
  const partial = enough.find((each) => each.length > 0) ?? [];
  const rest =
    input.areas?.length && isOfFood
      ? scored.filter((each) => !hasAll(each) && !partial.includes(each) && hasAllButFood(each, terms))
      : [];
  return { full: scored.filter(hasAll), partial: [...partial, ...rest] };
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
  { index, terms, avoided, isInScope, near }: Input,
  strengths: readonly (readonly Shown[])[],
  number: number,
): Scored | null {
  const place = index.places[number];
  const served = avoided.filter(({ food }) => placesServing(index, food).has(number));
  if (!place || !isInScope(place, index.towns[number] ?? null)) return null;
  const meters = near && distanceMeters(near, place);
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
    if (term.kind === "diet" && !isMention) found.rareness += 1 / Math.max(...shown.map(({ found: by }) => by.size));
    found.score += WEIGHT[term.kind] * (isMention ? 0.5 : 1);
    const isHome = term.kitchens.includes(place.cuisines[0] ?? "");
    found.strength += strength + (isHome ? 1 : 0);
    if (!isMention) found.atHome += homelinessOf(index, term, number, surest);
    if (isOfKitchen(place, term)) found.kitchenCount++;
  }
  found.isOther = isOtherShop(place, terms);
  return found;
}

/** Whether a kitchen is asked for that it is listed under, and not only a dish of it. */
const isOfKitchen = ({ cuisines }: Restaurant, { kind, facts, ofKitchen }: Term): boolean => {
  const isUnder = (any: readonly string[]) => cuisines.some((name) => any.includes(fact("cuisine", name)));
  return (
    kind === "food" &&
    (isUnder(facts) || (ofKitchen !== undefined && isUnder(ofKitchen.facts) && isUnder(ofKitchen.alsoUnder)))
  );
};

/** Of a choice, by what it has of it. */
const homelinessOf = (index: PlaceIndex, term: Term, number: number, shown: readonly Shown[]): number =>
  term.choices
    ? Math.max(
        0,
        ...term.choices
          .filter(({ label }) => shown.some((each) => each.label === label))
          .map((each) => homeliness(index, each, number)),
      )
    : homeliness(index, term, number);

/** How much a place is what a food asks for, by its first kitchens and its own name, and doesn't only serve it among other things. */
function homeliness(index: PlaceIndex, term: Term, number: number): number {
  const { places, names } = index;
  const { kind, facts, kitchens, phrases } = term;
  const cuisines = places[number]?.cuisines ?? [];
  const [first = "", second = ""] = cuisines;
  const byKitchen = kitchens.includes(first) ? AT_HOME.first : kitchens.includes(second) ? AT_HOME.second : 0;
  const name = ` ${names[number] ?? ""} `;
  const holds = (phrase: string) =>
    name.includes(` ${phrase}${phrase.length < BEGINNING_MIN ? " " : ""}`) || name.includes(` ${phrase}s `);
  const isNamed = (kind === "food" || kind === "word") && phrases.some(holds);
  const isItsPoint = kind === "food" && facts.length === 0 && isPointOf(index, number, term);
  return byKitchen + (isNamed ? AT_HOME.name : 0) + (isItsPoint ? AT_HOME.point : 0);
}

const SHOPS = new Set(["Bakery", "Coffee", "Deli", "Dessert", "Ice Cream", "Sandwiches", "Tea"]);

/** A shop for something else than any of the food that was asked for, or a kitchen where only what shops sell was. */
function isOtherShop({ cuisines }: Restaurant, terms: readonly Term[]): boolean {
  const foods = terms.flatMap((term) => term.choices ?? [term]).filter(({ kind }) => kind === "food");
  if (foods.length === 0) return false;
  const isOwn = (name: string) =>
    foods.some(({ kitchens, facts }) => kitchens.includes(name) || facts.includes(fact("cuisine", name)));
  const own = cuisines.slice(0, 2);
  const isOfShops = foods.every(({ kitchens: [first = ""] }) => SHOPS.has(first));
  return isOfShops ? !own.some((name) => SHOPS.has(name)) : own.some((name) => SHOPS.has(name)) && !own.some(isOwn);
}

/** A place of which nothing was asked. */
export const asMatch = (place: Restaurant): MatchedPlace => ({
  place,
  met: [],
  mentioned: [],
  unknown: [],
  against: [],
  meters: null,
});

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

/** Open ones, then those with more of it, where near ones count for more; then whose kitchen is at home with it. */
const byRank =
  ({ picks, isByDistance = false, isToBeCalled = false }: Input) =>
  (a: Scored, b: Scored): number =>
    Number(!a.place.isOpen) - Number(!b.place.isOpen) ||
    (b.told?.length ?? 0) - (a.told?.length ?? 0) ||
    (isByDistance ? a.cautionCount - b.cautionCount : a.unfit - b.unfit) ||
    (isByDistance ? 0 : reach(b) - reach(a)) ||
    (isByDistance ? 0 : b.rareness - a.rareness) ||
    (isByDistance ? Number(b.kitchenCount > 0) - Number(a.kitchenCount > 0) : b.kitchenCount - a.kitchenCount) ||
    (isByDistance ? Number(b.atHome > 0) - Number(a.atHome > 0) : likelihood(b) - likelihood(a)) ||
    (isByDistance ? 0 : b.bonus - a.bonus) ||
    (isByDistance ? wayTo(a) - wayTo(b) : 0) ||
    Number(a.place.isUnconfirmed ?? false) - Number(b.place.isUnconfirmed ?? false) ||
    (isToBeCalled ? Number(b.place.phoneNumber !== null) - Number(a.place.phoneNumber !== null) : 0) ||
    b.strength - a.strength ||
    lightWay(a) - lightWay(b) ||
    (picks.get(b.place.id) ?? 0) - (picks.get(a.place.id) ?? 0) ||
    a.number - b.number;

/** Of pho, a sandwich shop that has it too is as good as one that is farther, and who is good for kids as one that is nearer. */
const wayTo = ({ meters, isOther, bonus }: Scored): number =>
  (meters ?? 0) + (isOther ? OTHER_SHOP_METERS : 0) - bonus * BONUS_METERS;
const BONUS_METERS = 500;
const OTHER_SHOP_METERS = 4_000;

const lightWay = ({ meters, lightBonus }: Scored): number => (meters ?? 0) - lightBonus * LIGHT_BONUS_METERS;
const LIGHT_BONUS_METERS = 300;

/** Of two that cook it, who is likelier to be open may be a little less at home with it. */
const likelihood = ({ atHome, place }: Scored): number => atHome - Number(place.isUnconfirmed ?? false);

const reach = ({ score: points, meters }: Scored): number =>
  points - (meters === null ? 0 : NEAR_STEPS.filter((step) => meters > step).length * 2);
