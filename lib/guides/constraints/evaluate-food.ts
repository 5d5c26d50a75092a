import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import {
  broaderCuisines,
  cuisineFamily,
  type Dish,
  findDish,
  findIngredient,
  foldWords,
  type Ingredient,
  isCuisine,
} from "@/lib/restaurants/vocabulary";
import { hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import { judgeDanger } from "./dangers";
import { dishesThatProve } from "./dishes-by-cuisine";
import { type Judgement, listed, mergeFacts, met, unknown, unmet, type Verdict } from "./judgement";
import { isMainly } from "./main-cuisine";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { isRuledOut, ruledOutFacts } from "./ruled-out-by-diet";
import { detailFacts, dishesNamed, foodFacts, quotesWhere } from "./said";

/** Dishes that every place with both cuisines makes. */
const COMPOSITE_DISHES: Record<string, [string, string]> = {
  "Korean barbecue": ["Korean", "Barbecue"],
  "Korean fried chicken": ["Korean", "Chicken"],
};

/** Cuisines that include the dish by definition. */
const STAPLE_DISHES: Record<string, string[]> = { injera: ["Ethiopian", "Eritrean"], pupusas: ["Salvadoran"] };

const HANDMADE_PHRASES = [
  "handmade",
  "hand made",
  "by hand",
  "house made",
  "housemade",
  "fresh",
  "hand rolled",
  "rolled",
  "made in house",
  "daily",
  "each morning",
  "every morning",
  "hand cut",
  "cut by hand",
];

/** Whether a place serves a cuisine, a dish or an ingredient, as far as is known. */
export const evaluateFood = (place: Place, value: string): Verdict => judgeFood(place, value).verdict;

/** The same, with what decided it. */
export function judgeFood(place: Place, value: string): Judgement {
  if (isCuisine(value)) return judgeCuisine(place, value);
  const dish = findDish(value);
  if (dish) return judgeDish(place, dish);
  const ingredient = findIngredient(value);
  if (ingredient) return judgeIngredient(place, ingredient);
  const requested = foldWords(value);
  const own = place.cuisines.filter((cuisine) => foldWords(cuisine) === requested);
  if (own.length > 0) return met(() => [listed("cuisines", own)]);
  return mentionsFood(place, value) ? met(() => mentionFacts(place, value)) : unmet(() => silentOn(value));
}

const silentOn = (value: string): VerdictFact[] => [{ kind: "silent", field: "dish", values: [value] }];

/** What a kitchen is, where it decides what it isn't. */
const kitchenOf = ({ cuisines }: Place, value: string): VerdictFact[] =>
  cuisines.length > 0 ? [listed("cuisines", cuisines)] : silentOn(value);

/** Foods as much as kitchens: a summary that names such a dish tells of it as the menu does. */
const TOLD_IN_TEXTS: ReadonlySet<string> = new Set(["Noodles", "Dumplings", "Ramen", "Hot Pot"]);

function judgeCuisine(place: Place, cuisine: string): Judgement {
  const wanted = cuisineFamily(cuisine);
  const own = place.cuisines.filter((each) => wanted.has(each));
  if (own.length > 0) return met(() => [listed("cuisines", own)]);
  const proofs = dishesThatProve(cuisine);
  const { dishNames } = placeTexts(place);
  if (proofs.some((word) => containsPhrase(dishNames, word))) return met(() => dishesNamed(place, proofs));
  if (TOLD_IN_TEXTS.has(cuisine)) {
    const { prose, advice } = placeTexts(place);
    const says = (padded: string) => proofs.some((word) => affirms(padded, word));
    if ([prose, advice].some(says)) return met(() => quotesWhere(place, ["prose", "advice"], says));
  }
  const wider = broaderCuisines(cuisine).filter((name) => place.cuisines.includes(name));
  const saysMore = wider.some((name) => place.cuisines.some((each) => each !== name && cuisineFamily(name).has(each)));
  return wider.length > 0 && !saysMore
    ? unknown(() => [listed("cuisines", wider), ...silentOn(cuisine)])
    : unmet(() => kitchenOf(place, cuisine));
}

function judgeDish(place: Place, dish: Dish): Judgement {
  const word = [dish.name, ...dish.synonyms].find((each) => mentionsFood(place, each));
  const { dishNames } = placeTexts(place);
  const isOnMenu = word !== undefined || dish.menuWords.some((each) => containsPhrase(dishNames, each));
  if (isOnMenu) {
    const facts = () => (word === undefined ? dishesNamed(place, dish.menuWords) : mentionFacts(place, word));
    if (dish.name !== "handmade pasta") return met(facts);
    return isHandmade(place)
      ? met(() => mergeFacts([...facts(), ...handmadeFacts(place)]))
      : unknown(() => [...facts(), { kind: "silent", field: "dish", values: ["handmade"] }]);
  }
  const composite = COMPOSITE_DISHES[dish.name];
  if (composite?.every((cuisine) => place.cuisines.includes(cuisine)))
    return met(() => [listed("cuisines", composite)]);
  const staples = STAPLE_DISHES[dish.name]?.filter((cuisine) => place.cuisines.includes(cuisine)) ?? [];
  if (staples.length > 0) return met(() => [listed("cuisines", staples)]);
  return dish.cuisines.some((cuisine) => mayServe(place, cuisine))
    ? unknown(() => silentOn(dish.name))
    : unmet(() => kitchenOf(place, dish.name));
}

const mayServe = (place: Place, cuisine: string) =>
  place.cuisines.some((own) => cuisineFamily(cuisine).has(own) || cuisineFamily(own).has(cuisine));

function mentionsFood(place: Place, word: string): boolean {
  const { dishNames, dishes, prose, advice, name } = placeTexts(place);
  return (
    [dishNames, name].some((text) => containsPhrase(text, word)) ||
    [dishes, prose, advice].some((text) => affirms(text, word))
  );
}

const mentionFacts = (place: Place, word: string): VerdictFact[] => foodFacts(place, word, ["prose", "advice"]);

function isHandmade(place: Place): boolean {
  const { dishes, prose, name } = placeTexts(place);
  return [dishes, prose, name].some(saysHandmade);
}

const saysHandmade = (padded: string): boolean => HANDMADE_PHRASES.some((word) => containsPhrase(padded, word));

function handmadeFacts(place: Place): VerdictFact[] {
  const facts = [...detailFacts(place, saysHandmade), ...quotesWhere(place, ["prose"], saysHandmade)];
  return facts.length > 0 ? facts.slice(0, 1) : [{ kind: "name", name: place.name }];
}

function judgeIngredient(place: Place, ingredient: Ingredient): Judgement {
  if (isRuledOut(place, ingredient)) return unmet(() => ruledOutFacts(place, ingredient));
  return hasIngredient(place, ingredient)
    ? met(() => ingredientFacts(place, ingredient))
    : unknown(() => silentOn(ingredient.name));
}

/** Whether any known dish of the place contains the ingredient. */
function hasIngredient(place: Place, { menuWords, cuisines }: Ingredient): boolean {
  const { dishNames, dishes } = placeTexts(place);
  return (
    cuisines.some((cuisine) => place.cuisines.includes(cuisine)) ||
    menuWords.some((word) => containsPhrase(dishNames, word) || affirms(dishes, word))
  );
}

function ingredientFacts(place: Place, { menuWords, cuisines }: Ingredient): VerdictFact[] {
  const named = dishesNamed(place, menuWords);
  if (named.length > 0) return named;
  const told = detailFacts(place, (padded) => menuWords.some((word) => affirms(padded, word)));
  return told.length > 0
    ? told
    : [
        listed(
          "cuisines",
          cuisines.filter((cuisine) => place.cuisines.includes(cuisine)),
        ),
      ];
}

/**
 * The verdict on "no pork" and "no sushi". A cuisine is excluded where a place mainly is of it; where it is an aside, the
 * place may be picked, and isn't said to be without it. What people avoid for faith or health is looked for in all that is
 * known, and stays unknown unless the kitchen rules it out; a matter of taste ("no lamb") is met unless a dish has it.
 */
export function judgeFoodExclusion(place: Place, value: string, { isDanger = false } = {}): Judgement {
  if (isCuisine(value) && !isDanger) {
    const found = judgeCuisine(place, value);
    if (isMainly(place, value)) return unmet(found.facts);
    return found.verdict === "met" ? unknown(found.facts) : met(() => kitchenOf(place, value));
  }
  if (isDanger || isAvoidedForHealth(value)) return judgeDanger(place, value);
  const ingredient = findDish(value) ? null : findIngredient(value);
  if (!ingredient) return judgeOtherExclusion(place, value);
  if (isRuledOut(place, ingredient)) return met(() => ruledOutFacts(place, ingredient));
  return hasIngredient(place, ingredient)
    ? unmet(() => ingredientFacts(place, ingredient))
    : met(() => silentOn(ingredient.name));
}

/** Whether it is looked for in all that is known: what people avoid for faith or health more often than for taste. */
export function isAvoidedForHealth(value: string): boolean {
  const { words, isOftenTaste } = hiddenIn(value);
  return Boolean((!findDish(value) && findIngredient(value)?.isSensitive) || (words.length > 0 && !isOftenTaste));
}

/** The dishes that are told to come without it, where none comes with it: "and no rice at all". */
function deniedOf(place: Place, value: string): VerdictFact[] {
  const { dishNames, dishes } = placeTexts(place);
  const isServed = containsPhrase(dishNames, value) || affirms(dishes, value);
  return isServed ? [] : detailFacts(place, (padded) => containsPhrase(padded, value));
}

/** A dish that the vocabulary knows, or any words: what the place's story says of them may be of other times. */
function judgeOtherExclusion(place: Place, value: string): Judgement {
  const denying = deniedOf(place, value);
  if (denying.length > 0) return met(() => denying);
  const found = judgeFood(place, value);
  if (found.verdict === "met") return unmet(found.facts);
  return !findDish(value) && affirms(placeTexts(place).all, value)
    ? unknown(() => foodFacts(place, value))
    : met(() => silentOn(findDish(value)?.name ?? value));
}
