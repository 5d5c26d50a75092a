import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import {
  cuisineFamily,
  findDish,
  findIngredient,
  foldWords,
  type Ingredient,
  ingredientsIn,
  isCuisine,
} from "@/lib/restaurants/vocabulary";
import { dangerNamed, hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import { isKnownToHold } from "@/lib/restaurants/vocabulary/dish-allergens";
import { dietOfDanger } from "./diet-of-danger";
import { judgeDiet } from "./evaluate-diet";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";
import { affirms, containsPhrase, paddedName, placeTexts } from "./place-texts";
import { isRuledOut, ruledOutFacts } from "./ruled-out-by-diet";
import { foodFacts, quotesWhere } from "./said";

/**
 * The verdict on a food that would make somebody ill, or that faith forbids: unmet where a dish, a note, the name or a cuisine of the place
 * holds it, met only where the kitchen rules it out, and otherwise unknown.
 */
export function judgeDanger(place: Place, words: string): Judgement {
  const value = dangerNamed(words) ?? words;
  const diet = dietOfDanger(words);
  if (diet) return judgeDiet(place, diet);
  const poured = value === ALCOHOL ? judgePouring(place) : null;
  if (poured) return poured;
  const named = ingredientsIn(value);
  if (named.length > 0 && named.every((ingredient) => isRuledOut(place, ingredient))) {
    return (findIngredient(value) ? met : unknown)(() =>
      named.slice(0, 1).flatMap((ingredient) => ruledOutFacts(place, ingredient)),
    );
  }
  const held = heldIn(place, value, named);
  return held ? unmet(held) : unknown(() => [{ kind: "not ruled out", food: value }]);
}

export const ALCOHOL = "alcohol";
const POURED_FEATURES = [
  "full-bar",
  "wine-list",
  "natural-wine",
  "sake-list",
  "whisky-list",
  "agave-spirits",
  "serves-alcohol",
];
const POURED_OCCASIONS = ["cocktails", "wine", "beer"];
/**
 * "With no pork and no alcohol", "no alcohol is served": what is said of the house, and not of one of its drinks, as in
 * "alcohol-free cocktails". A refusal before it denies nothing.
 */
const DRY =
  / (?:(?:no|without|never|nor) (?:any |serves? |sells? |pours? |serving |selling |pouring )?(?:alcohol|liquor|booze)|alcohol free)(?= (?:(?:is|was|s|ever|being) )*(?:sold|served|poured|allowed|,|and|or|nor|in the house|on the premises|on site|on the menu|at all|here|anywhere)(?: |$)| ?$)/;

/** Whether a place pours alcohol, by what it is known for or says of itself; null where neither tells. */
function judgePouring(place: Place): Judgement | null {
  const features = POURED_FEATURES.filter((each) => place.features.includes(each));
  if (features.length > 0) return unmet(() => [listed("features", features)]);
  const occasions = POURED_OCCASIONS.filter((each) => place.goodFor.includes(each));
  if (occasions.length > 0) return unmet(() => [listed("goodFor", occasions)]);
  const held = heldIn(place, ALCOHOL, ingredientsIn(ALCOHOL));
  if (held) return unmet(held);
  const isDry = (padded: string) => DRY.test(padded);
  return isDry(placeTexts(place).all) ? met(() => quotesWhere(place, ["all"], isDry)) : null;
}

/** What shows that a place holds it; null if nothing does. */
function heldIn(place: Place, value: string, named: readonly Ingredient[]): Judgement["facts"] | null {
  const hidden = hiddenOf(value, named);
  const cuisines = new Set([
    ...(isCuisine(value) ? cuisineFamily(value) : []),
    ...named.flatMap((ingredient) => ingredient.cuisines),
    ...hidden.flatMap((each) => each.cuisines.flatMap((cuisine) => [...cuisineFamily(cuisine)])),
  ]);
  const own = place.cuisines.filter((each) => cuisines.has(each));
  if (own.length > 0) return () => [listed("cuisines", own)];
  const dish = place.dishes.find(({ name }) => isKnownToHold(name, foodsOf(value, named)));
  if (dish) return () => [{ kind: "dish", name: dish.name, holds: value }];
  const said = value === ALCOHOL ? withoutMocktails : (text: string) => text;
  const word = wordsOf(value, named).find((each) => saysAnywhere(place, each, said));
  return word === undefined ? null : () => foodFacts(place, word).map((fact) => namingFood(fact, value));
}

/** A dish whose words don't name the food is told with it: carbonara, which holds egg. */
const namingFood = (fact: VerdictFact, food: string): VerdictFact =>
  fact.kind === "dish" && !containsPhrase(paddedName(`${fact.name} ${fact.detail ?? ""}`), food)
    ? { ...fact, holds: food }
    : fact;

/** Whether a dish, as a menu tells it, holds a food that would make somebody ill. */
export function dishHolds({ name, detail }: Place["dishes"][number], words: string): boolean {
  const value = dangerNamed(words) ?? words;
  const named = ingredientsIn(value);
  if (isKnownToHold(name, foodsOf(value, named))) return true;
  const text = ` ${foldWords(`${name} ${detail ?? ""}`)} `;
  return wordsOf(value, named).some((word) => containsPhrase(text, word));
}

const foodsOf = (value: string, named: readonly Ingredient[]): string[] => [value, ...named.map(({ name }) => name)];

/** What tells of a food on a menu: its names, and those of what it hides in. */
function wordsOf(value: string, named: readonly Ingredient[]): string[] {
  const dish = findDish(value);
  return [
    value,
    ...(dish ? [dish.name, ...dish.synonyms, ...dish.menuWords] : []),
    ...named.flatMap(({ name, synonyms, menuWords }) => [name, ...synonyms, ...menuWords]),
    ...hiddenOf(value, named).flatMap((each) => each.words),
  ];
}

const hiddenOf = (value: string, named: readonly Ingredient[]) =>
  [...new Set([value, ...named.map(({ name }) => name)])].map(hiddenIn);

function saysAnywhere(place: Place, word: string, said: (padded: string) => string): boolean {
  const { name, dishNames, dishes, all } = placeTexts(place);
  return (
    [name, dishNames].some((text) => containsPhrase(said(text), word)) ||
    [dishes, all].some((text) => affirms(said(text), word))
  );
}

const MOCKTAILS =
  / (?:(?:alcohol|booze|liquor|spirit) free|free of alcohol|non ?alcoholic|zero proof|virgin)(?: [^ ,]+)?(?= )/g;

/** A text without the drinks that hold no alcohol: "alcohol-free cocktails". */
const withoutMocktails = (padded: string): string => padded.replace(MOCKTAILS, "");
