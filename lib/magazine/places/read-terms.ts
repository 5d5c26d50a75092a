import priceWords from "@/data/vocabulary/price-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import { joinWithOr } from "@/lib/core/join-list";
import { priceSigns } from "@/lib/core/place-facts";
import { describeValue } from "@/lib/guides/constraints/describe-constraint";
import { keywordsOf } from "@/lib/restaurants/keywords";
import {
  CUISINES,
  DIET_SYNONYMS,
  type Dish,
  FEATURE_SYNONYMS,
  findDish,
  findIngredient,
  MEAL_SYNONYMS,
  VENUE_TYPES,
} from "@/lib/restaurants/vocabulary";
import { CUISINE_SYNONYMS, cuisineFamily, MEATLESS_CUISINES, SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { OWN_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { OCCASION_SYNONYMS } from "@/lib/restaurants/vocabulary/occasions";
import { findFoodVibe, VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary/vibes";
import type { WordTable } from "@/lib/restaurants/vocabulary/word-table";
import { fact } from "./load-places";
import { isCompanion, MENUS_OF_KITCHENS } from "./search-words";

export type TermKind = "food" | "diet" | "price" | "mood" | "word";

/** One thing that a search asks for, and all that shows it. */
export type Term = {
  kind: TermKind;
  /** As a row says it: "noodles", "vegan". */
  label: string;
  facts: string[];
  /** Kitchens that are at home with it. */
  kitchens: readonly string[];
  /** Words of a menu, a name or a text, each phrase apart. */
  phrases: string[];
  /** The price levels that it means. */
  prices: number[];
  /** What costs more is no answer, not even a near one; null where any may be near. */
  priceMax: number | null;
  /** Who comes along, or a day to celebrate: who is good for it comes first, and nobody is left out. */
  isBonus?: boolean;
  /** Of a bonus, one that a short way outweighs: the game that one eats before is next door to all of them. */
  isLight?: boolean;
  /** Of "Korean fried chicken": what a Korean kitchen has that serves fried chicken. */
  ofKitchen?: {
    facts: readonly string[];
    phrases: readonly string[];
    /** The kitchen that the rest of it names: of "Korean barbecue", who is listed under both. */
    alsoUnder: readonly string[];
    /** Words of a menu that show it there and nowhere else: a short rib. */
    shownThere: readonly string[];
  };
  /** What it leaves open, "tacos or pho": one of them is enough, and a place is told with those that it has. */
  choices?: readonly Term[];
};

const PHRASE_LENGTHS = [4, 3, 2, 1];
const PRICES: Record<keyof typeof priceWords, number[]> = {
  dirt: [1],
  cheap: [1],
  affordable: [1, 2],
  moderate: [2],
  splurge: [3, 4],
};
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
    (count) => at + count <= words.length && termsByWords().has(join(words, at, count)),
  );
  const dish = length === 1 || length === undefined ? longestDish(words, at) : null;
  if (dish && dish.count > (length ?? 0)) return dish;
  const word = words[at] ?? "";
  const phrase = join(words, at, length ?? 1);
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

/** A diet that a bakery keeps counts where something of a bakery is asked for. */
export function withDietsOfSweets(terms: readonly Term[]): Term[] {
  const isSweet = ({ kind, facts, kitchens }: Term) =>
    kind === "food" && SWEETS.some((name) => facts.includes(fact("cuisine", name)) || kitchens.includes(name));
  if (!terms.some(isSweet)) return [...terms];
  return terms.map((term) => {
    if (term.kind !== "diet") return term;
    const ofSweets = term.facts.map((each) => each.replace(/^diet /, "diet of sweets "));
    return { ...term, facts: [...new Set([...term.facts, ...ofSweets])] };
  });
}

/** "Wheelchair accessible" is told as what is known: that there are no steps at the entrance. */
export const isStepFree = ({ facts }: Term): boolean => facts.includes(fact("feature", "step-free"));

/** A day to celebrate. */
export function celebrationTerm(): Term {
  const known = termsByWords().get("special occasion");
  if (!known) throw new Error("The vocabulary has no special occasion.");
  return { ...known, label: "good for a special occasion", isBonus: true };
}

/** A phrase of several words for a mood, a diet or a price, whose words alone would say something else: "at sunset". */
export function phraseAt(words: readonly string[], at: number): { term: Term; count: number } | null {
  const count = PHRASE_LENGTHS.find((each) => {
    const known = at + each <= words.length ? termsByWords().get(join(words, at, each)) : undefined;
    return each > 1 && known !== undefined && known.kind !== "food";
  });
  if (count === undefined) return null;
  const { term } = termAt(words, at);
  return { term: { ...term, label: term.label.replace(/^(?:(?:with|at|a|an|the) )+/, "") }, count };
}

/** "11pm" is told as what is known: who serves late. */
export const isHour = ({ facts }: Term): boolean => facts.includes(fact("meal", "late-night"));

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

const join = (words: readonly string[], at: number, count: number): string => words.slice(at, at + count).join(" ");

function longestDish(words: readonly string[], at: number): { term: Term; count: number } | null {
  for (const count of PHRASE_LENGTHS) {
    if (at + count > words.length) continue;
    const phrase = join(words, at, count);
    const dish = findDish(phrase) ?? dishesByKeywords().get(phrase);
    if (!dish) continue;
    const ofKitchen = kitchensOwn(phrase, dish) ?? kitchensOwn(foldText(dish.name), dish);
    const phrases = [phrase, dish.name, ...dish.synonyms, ...(ofKitchen ? [] : dish.menuWords)].map(foldText);
    // A kind of venue that is called like the dish: "Ramen".
    const facts = VENUE_TYPES.filter((type) => phrases.includes(foldText(type))).map((type) => fact("cuisine", type));
    return {
      count,
      term: {
        kind: "food",
        label: findDish(phrase) ? phrase : dish.name,
        facts,
        kitchens: dish.cuisines.slice(0, 2),
        phrases: [...new Set(phrases)],
        prices: [],
        priceMax: null,
        ...(ofKitchen && { ofKitchen }),
      },
    };
  }
  return null;
}

let byKeywords: Map<string, Dish> | undefined;

/** Of a search, the small words are gone: "mac cheese" is mac and cheese. */
function dishesByKeywords(): ReadonlyMap<string, Dish> {
  if (byKeywords) return byKeywords;
  byKeywords = new Map();
  for (const dish of OWN_DISHES)
    for (const name of [dish.name, ...dish.synonyms]) {
      const kept = keywordsOf(name);
      const key = kept.join(" ");
      if (kept.length > 1 && key !== foldText(name) && !byKeywords.has(key)) byKeywords.set(key, dish);
    }
  return byKeywords;
}

/** The kitchen and the dish that a name puts together; null where it is no such name. */
function kitchensOwn(phrase: string, { menuWords }: Dish): Term["ofKitchen"] | null {
  const [kitchen = "", ...rest] = phrase.split(" ");
  const cuisine = CUISINES.find((each) => foldText(each) === kitchen && !VENUE_TYPES.includes(each));
  const named = rest.join(" ");
  const dish = findDish(named);
  const venue = VENUE_TYPES.find((each) => [each, ...(CUISINE_SYNONYMS[each] ?? [])].map(foldText).includes(named));
  if (!cuisine || !(dish || venue)) return null;
  const names = [...(dish ? [dish.name, ...dish.synonyms] : []), ...(venue ? [venue] : [])];
  return {
    facts: cuisineFacts(cuisine),
    phrases: [...new Set(names.map(foldText))],
    alsoUnder: venue ? [fact("cuisine", venue)] : [],
    shownThere: menuWords.map(foldText),
  };
}

let known: Map<string, Term> | undefined;

/** Every folded word and phrase of the vocabulary that is no dish, with what it asks for. */
function termsByWords(): Map<string, Term> {
  if (known) return known;
  const terms = new Map<string, Term>();
  const add = (names: readonly string[], term: Term) => {
    for (const name of names.map(foldText)) if (name !== "" && !terms.has(name)) terms.set(name, term);
  };
  for (const [diet, names] of Object.entries(DIET_SYNONYMS))
    add([diet, ...names], {
      kind: "diet",
      label: diet,
      facts: dietFacts(diet),
      kitchens: kitchensOfDiet(diet),
      phrases: [foldText(diet)],
      prices: [],
      priceMax: null,
    });
  for (const [name, prices] of Object.entries(PRICES))
    add(priceWords[name as keyof typeof priceWords], {
      kind: "price",
      label: prices.map(priceSigns).join(" or "),
      facts: [],
      kitchens: [],
      phrases: [],
      prices,
      // What is cheap to one is $$ to another; "not expensive" is a limit.
      priceMax: name === "splurge" ? null : Math.max(2, ...prices),
    });
  for (const [cuisine, names] of Object.entries(CUISINE_SYNONYMS)) {
    const served = names.filter((name) => MENUS_OF_KITCHENS.has(name));
    for (const name of served)
      add([name], {
        kind: "food",
        label: name,
        facts: [],
        kitchens: [...cuisineFamily(cuisine)],
        phrases: [foldText(name)],
        prices: [],
        priceMax: null,
      });
    add([cuisine, ...names], {
      kind: "food",
      label: cuisine,
      facts: cuisineFacts(cuisine),
      kitchens: [...cuisineFamily(cuisine)],
      phrases: cuisinePhrases(cuisine, names),
      prices: [],
      priceMax: null,
    });
  }
  addMoods(add, "meal", MEAL_SYNONYMS);
  addMoods(add, "occasion", OCCASION_SYNONYMS);
  addMoods(add, "feature", FEATURE_SYNONYMS);
  addFoodMoods(add);
  addMoods(add, "vibe", VIBE_SYNONYMS);
  known = terms;
  return terms;
}

type Add = (names: readonly string[], term: Term) => void;

function addMoods(add: Add, kind: "meal" | "occasion" | "feature" | "vibe", table: WordTable): void {
  for (const [value, names] of Object.entries(table)) {
    const label = value === "step-free" ? "step-free entrance" : value.replaceAll("-", " ");
    const facts = [fact(kind, value), ...(kind === "meal" ? [fact("occasion", value)] : [])];
    add([value.replaceAll("-", " "), label, ...names], {
      kind: "mood",
      label,
      facts,
      kitchens: [],
      phrases: [foldText(value)],
      prices: [],
      priceMax: null,
    });
  }
}

/** How hot a dish is stands in no list of moods: kitchens and texts show it, as the curator judges it. */
function addFoodMoods(add: Add): void {
  for (const [label, names] of Object.entries(VIBE_SYNONYMS)) {
    const food = findFoodVibe(label);
    if (!food) continue;
    const facts = food.kitchens.map((name) => fact("cuisine", name));
    add([label, ...names], {
      kind: "mood",
      label,
      facts,
      kitchens: [],
      phrases: food.shownBy.map(foldText),
      prices: [],
      priceMax: null,
    });
  }
}

const dietFacts = (diet: string): string[] =>
  diet === "vegetarian"
    ? [fact("diet", "vegetarian"), fact("diet", "vegan"), ...MEATLESS_CUISINES.map((name) => fact("cuisine", name))]
    : [fact("diet", diet), ...(diet === "vegan" ? [fact("cuisine", "Vegan")] : [])];

/** Where all that is served keeps it. */
const kitchensOfDiet = (diet: string): string[] =>
  diet === "vegan" ? ["Vegan"] : diet === "vegetarian" ? ["Vegetarian", "Vegan", ...MEATLESS_CUISINES] : [];

const cuisineFacts = (cuisine: string): string[] => [...cuisineFamily(cuisine)].map((name) => fact("cuisine", name));

/** Ways to eat, of which one of their dishes makes none: soup dumplings are no dim sum. */
const WAYS_TO_EAT = new Set(["Breakfast", "Deli", "Dim Sum", "Diner", "Fusion", "Izakaya", "Pub", "Tapas", "Wine Bar"]);

/** Each sells what the other is known for. */
const COUNTERS = ["Bakery", "Coffee"];

/** What is first of all another shop's is only had here too. */
const isOwnDish = (cuisines: readonly string[], cuisine: string): boolean => {
  const first = cuisines.slice(0, 2);
  const isOfCounters = COUNTERS.includes(cuisine) && first.some((each) => COUNTERS.includes(each));
  return isOfCounters || first.includes(cuisine) || !first.some((each) => VENUE_TYPES.includes(each));
};

/** A noodle shop's dishes answer to noodles, whatever they are called; poke is first a fish shop's, and shows no sushi. */
function cuisinePhrases(cuisine: string, names: readonly string[]): string[] {
  const dishes =
    VENUE_TYPES.includes(cuisine) && !WAYS_TO_EAT.has(cuisine)
      ? OWN_DISHES.filter(({ cuisines }) => cuisines.includes(cuisine) && isOwnDish(cuisines, cuisine))
      : [];
  return [...new Set([cuisine, ...names, ...dishes.map(({ name }) => name)].map(foldText))];
}
