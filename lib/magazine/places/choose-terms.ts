import type { WordIndex } from "../word-index";
import { fact } from "./load-places";
import type { Circumstances } from "./read-circumstances";
import type { Refusals } from "./read-refusals";
import { celebrationTerm, mealTerm, onceEach, priceTerm, readTerms } from "./read-terms";
import { asksForAnything, isCompanion, isFiller, saysNothing } from "./search-words";
import type { Term } from "./term";

export type Meal = "breakfast" | "brunch" | "lunch" | "dinner" | "late night";

type Read = {
  query: string;
  index: WordIndex;
  /** Its words without where, when and how many. */
  words: readonly string[];
  isInArea: boolean;
  circumstances: Circumstances;
  refusals: Refusals;
};

type Chosen = {
  /** What is said in words, and what its circumstances add. */
  terms: Term[];
  /** The words that a guide is looked for by. */
  words: string[];
  meal: Meal | null;
};

/** What a search's words ask for. Those that say nothing of a place count only where nothing else is said. */
export function chooseTerms({ query, index, words, isInArea, circumstances, refusals }: Read): Chosen {
  const price = circumstances.prices && priceTerm(circumstances.prices);
  const told = onceEach([...readTerms(words), ...refusals.phrases.map(({ term }) => term), ...(price ? [price] : [])]);
  const sense = told.filter(({ kind, label }) => kind !== "word" || !saysNothing(index, label));
  const isOfSense =
    isInArea || sense.length + refusals.refused.length > 0 || circumstances.meal !== null || asksForAnything(query);
  const asked = isOfSense ? sense : told;
  const meal = mealAskedFor(circumstances, asked, isInArea);
  const celebration = circumstances.specialDay?.isOccasion ? [celebrationTerm()] : [];
  const terms = onceEach([...asked, ...(meal ? [meal] : []), ...celebration]);
  // A guide may be called after an everyday word: "Before a show".
  const isDropped = (word: string) =>
    told.some((term) => (term.label === word && isFiller(word)) || (term.isBonus && isCompanion(word)));
  return {
    // Alone, who comes along is all that is asked for.
    terms:
      !isInArea && terms.every(({ isBonus }) => isBonus) ? terms.map((term) => ({ ...term, isBonus: false })) : terms,
    words: words.filter((word) => !isOfSense || !isDropped(word)),
    meal: mealOf(terms) ?? circumstances.meal,
  };
}

/** Of what one eats, when one eats it only orders; a sum of money alone says that it is for a meal. */
function mealAskedFor({ meal }: Circumstances, asked: readonly Term[], isInArea: boolean): Term | undefined {
  if (meal === null) return undefined;
  const isOfMoney = asked.every(({ kind, isBonus }) => kind === "price" || isBonus === true);
  const isAskedFor = meal === "late night" || (isOfMoney && (asked.length > 0 || !isInArea));
  return isAskedFor ? mealTerm(meal) : undefined;
}

const MEALS: readonly Meal[] = ["breakfast", "brunch", "lunch", "dinner", "late night"];
const mealOf = (terms: readonly Term[]): Meal | undefined =>
  MEALS.find((meal) => terms.some(({ facts }) => facts.includes(fact("meal", meal.replace(" ", "-")))));
