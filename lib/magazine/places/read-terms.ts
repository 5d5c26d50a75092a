import { joinWithOr } from "@/lib/core/join-list";
import { priceSigns } from "@/lib/core/place-facts";
import { describeValue } from "@/lib/guides/constraints/describe-constraint";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { joinWords, longestDish, PHRASE_LENGTHS } from "./dish-terms";
import { fact } from "./load-places";
import { isCompanion } from "./search-words";
import { isHour, isStepFree, type Term } from "./term";
import { termsByWords } from "./term-vocabulary";

/** How many come, and words between two wishes: no place is about them. */
const NOT_ASKED = new Set(
  "one two three four five six seven eight nine ten both each near nearby close around by".split(" "),
);
/** What words ask for, in their order; the longest phrase that means something first. */
export function readTerms(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { term, count } = termAt(words, at);
    // A letter alone is what is left of a name, and begins too many others.
    if (term.kind !== "word" || (term.label.length > 1 && !NOT_ASKED.has(term.label))) terms.push(term);
    at += count;
  }
  return onceEach(terms);
}

/** "A view at sunset" asks for one thing. */
export function onceEach(terms: readonly Term[]): Term[] {
  const keyOf = ({ kind, label, facts }: Term) => (kind === "mood" && facts.length > 0 ? facts.join() : label);
  return terms.filter((term, at) => terms.findIndex((other) => keyOf(other) === keyOf(term)) === at);
}

/** What the words there ask for, and how many of them do. */
export function termAt(words: readonly string[], at: number): { term: Term; count: number } {
  const length = PHRASE_LENGTHS.find(
    (count) => at + count <= words.length && termsByWords().has(joinWords(words, at, count)),
  );
  const dish = length === 1 || length === undefined ? longestDish(words, at) : null;
  if (dish && dish.count > (length ?? 0)) return dish;
  const word = words[at] ?? "";
  const phrase = joinWords(words, at, length ?? 1);
  const known = termsByWords().get(phrase);
  if (!known || length === undefined)
    return {
      term: {
        kind: "word",
        label: word,
        facts: [],
        // Who is asked for fish is a seafood restaurant before one with a fish taco.
        kitchens: findIngredient(word)?.cuisines.slice(0, 2) ?? [],
        phrases: [word],
        prices: [],
        priceMax: null,
      },
      count: 1,
    };
  if (isOfCompanions(known, phrase))
    return {
      term: { ...known, label: `good for ${describeValue("goodFor", occasionOf(known))}`, isBonus: true },
      count: length,
    };
  const isSentence = known.kind === "mood" && PART_OF_SENTENCE.test(phrase);
  const isInOurWords = known.kind === "price" || isHour(known) || isStepFree(known) || isSentence;
  return { term: { ...known, label: isInOurWords ? known.label : phrase.replace(EASY, "") }, count: length };
}

/** "Where we can hear each other" is told as the quiet that it is. */
const PART_OF_SENTENCE =
  /^(?:be|blow|bring|can|catch|could|able|dress|feels?|grab|has|have|hear|hole|linger|makes?|read|see|sit|spread|stay|take|transports?|watch)\b|\b(?:i|im|me|my|myself|us|we|our|ourselves|you|your|not|dont|wont)\b/;
/** "Easy parking" is parking, for all that is known. */
const EASY = /^(?:easy|ample|plenty of|lots of) /;

/** "My daughter" asks for no daughter, but for a place that is good for kids. */
const isOfCompanions = (term: Term, phrase: string): boolean =>
  occasionOf(term) !== "" && phrase.split(" ").every((word) => isCompanion(word) || POSSESSIVES.has(word));

const POSSESSIVES = new Set("my our her his their the in".split(" "));

/** What one comes for, which near a landmark only orders what is there; drinks and sweets are asked for wherever. */
const REASONS_TO_COME = new Set(
  "date first-date groups kids grandparents solo business birthday special-occasion rainy-day before-a-show after-work hangover people-watching out-of-towners weeknight quick-bite".split(
    " ",
  ),
);
const LIGHT_REASONS = new Set(["before-a-show", "after-work", "out-of-towners", "weeknight", "rainy-day"]);

export function asBonusNearby(term: Term): Term {
  const occasion = term.facts.length === 1 ? occasionOf(term) : "";
  if (term.kind !== "mood" || !REASONS_TO_COME.has(occasion)) return term;
  const label = `good for ${describeValue("goodFor", occasion)}`;
  return { ...term, label, isBonus: true, isLight: LIGHT_REASONS.has(occasion) };
}

const occasionOf = ({ facts: [first = ""] }: Term): string =>
  first.startsWith("occasion ") ? first.slice("occasion ".length) : "";

/** Made of a bakery's dough: who bakes for a diet may be who serves it. */
const OF_DOUGH = ["Pizza", "Sandwiches"];

/** A diet that a bakery keeps counts where something of a bakery or of its dough is asked for, or a diet and nothing else. */
export function withDietsOfSweets(terms: readonly Term[], meal: string | null): Term[] {
  const isSweet = ({ kind, facts, kitchens }: Term) =>
    kind === "food" &&
    [...SWEETS, ...OF_DOUGH].some((name) => facts.includes(fact("cuisine", name)) || kitchens.includes(name));
  const isOfDiets = meal === null && terms.length > 0 && terms.every(({ kind }) => kind === "diet");
  if (!isOfDiets && !terms.some(isSweet)) return [...terms];
  return terms.map((term) => {
    if (term.kind !== "diet") return term;
    const ofSweets = term.facts.map((each) => each.replace(/^diet /, "diet of sweets "));
    return { ...term, facts: [...new Set([...term.facts, ...ofSweets])] };
  });
}

/** A day to celebrate. */
export function celebrationTerm(): Term {
  const known = termsByWords().get("special occasion");
  if (!known) throw new Error("The vocabulary has no special occasion.");
  return { ...known, label: "good for a special occasion", isBonus: true };
}

/** A phrase of several words for a mood, a diet or a price, whose words alone would say something else: "at sunset". */
export function phraseAt(words: readonly string[], at: number): { term: Term; count: number } | null {
  const count = PHRASE_LENGTHS.find((each) => {
    const known = at + each <= words.length ? termsByWords().get(joinWords(words, at, each)) : undefined;
    return each > 1 && known !== undefined && known.kind !== "food";
  });
  if (count === undefined) return null;
  const { term } = termAt(words, at);
  return { term: { ...term, label: term.label.replace(/^(?:(?:with|at|a|an|the) )+/, "") }, count };
}

/** "$ or $$", "up to $$$". */
export const priceLabel = (prices: readonly number[]): string =>
  prices.length > 2 && prices[0] === 1 ? `up to ${priceSigns(prices.length)}` : joinWithOr(prices.map(priceSigns));

/** A price that a search allows; what costs more isn't shown. */
export const priceTerm = (prices: readonly number[]): Term => ({
  kind: "price",
  label: priceLabel(prices),
  facts: [],
  kitchens: [],
  phrases: [],
  prices: [...prices],
  priceMax: Math.max(...prices),
});

/** A meal that a time tells. */
export const mealTerm = (meal: string): Term | undefined => termsByWords().get(meal);
