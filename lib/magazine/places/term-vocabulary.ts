import priceWords from "@/data/vocabulary/price-words.json" with { type: "json" };
import { foldText } from "@/lib/core/fold-text";
import { priceSigns } from "@/lib/core/place-facts";
import { DIET_SYNONYMS, FEATURE_SYNONYMS, MEAL_SYNONYMS, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { CUISINE_SYNONYMS, cuisineFamily, MEATLESS_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { OWN_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { OCCASION_SYNONYMS } from "@/lib/restaurants/vocabulary/occasions";
import { findFoodVibe, VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary/vibes";
import type { WordTable } from "@/lib/restaurants/vocabulary/word-table";
import { fact } from "./load-places";
import { MENUS_OF_KITCHENS } from "./search-words";
import type { Term } from "./term";

const PRICES: Record<keyof typeof priceWords, number[]> = {
  dirt: [1],
  cheap: [1],
  affordable: [1, 2],
  moderate: [2],
  splurge: [3, 4],
};

let known: Map<string, Term> | undefined;

/** Every folded word and phrase of the vocabulary that is no dish, with what it asks for. */
export function termsByWords(): Map<string, Term> {
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
    const facts = [
      fact(kind, value),
      ...(kind === "meal" ? [fact("occasion", value)] : []),
      // A first one is a date.
      ...(value === "first-date" ? [fact(kind, "date")] : []),
    ];
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

export const cuisineFacts = (cuisine: string): string[] =>
  [...cuisineFamily(cuisine)].map((name) => fact("cuisine", name));

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
