import { joinWithOr } from "@/lib/core/join-list";
import { dishHolds } from "@/lib/guides/constraints/dangers";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import { hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import type { PlaceIndex } from "./load-places";
import { termAt } from "./read-terms";
import { isEveryday, isFiller } from "./search-words";

/** A food that a search keeps out, and of which no list tells who does: "no pork", "shrimp allergy". */
export type AvoidedFood = { typed: string; food: string };

/** What was read of an allergy there: the foods, or the words of a food that no list knows, or neither: "I have allergies". */
export type Allergy = { foods: string[]; unknown: string | null; count: number };

const WORDS_MAX = 3;
const ALLERGY_WORDS = new Set(
  "allergy allergies allergic allergen allergens intolerance intolerances intolerant sensitivity sensitivities".split(
    " ",
  ),
);
/** After the food, too: "dairy free", "shellfish safe". */
const AFTER_FOOD = new Set([...ALLERGY_WORDS, "free", "safe"]);
/** How bad it is. */
const DEGREES = new Set("severe severely serious bad badly deadly mild extreme extremely strong food foods".split(" "));
/** Between an allergy and its food: "allergy to", "safe for". */
const TIES = new Set("to of from against for with is are friendly aware safe any my a an the".split(" "));
/** Before the food, where one of these comes after it: "safe for shellfish", "free of nuts". */
const TIED = new Map([
  ["safe", new Set(["for", "from", "with"])],
  ["free", new Set(["of", "from"])],
]);
export const speaksOfAllergy = (word = ""): boolean => ALLERGY_WORDS.has(word);

const JOINERS = new Set(["and", "or", "nor"]);
/** What may be asked for by its name. */
const ALLERGENS = ["nuts", "gluten", "dairy", "egg", "soy", "sesame", "fish", "shellfish"] as const;

/** The food that is named there, as the vocabulary calls it, and in how many words. */
export function avoidableFood(words: readonly string[], at: number): { food: string; count: number } | null {
  for (let count = Math.min(WORDS_MAX, words.length - at); count > 0; count--) {
    const phrase = words.slice(at, at + count).join(" ");
    for (const name of new Set([phrase, phrase.replace(/(?<=[^s])s$/, "")])) {
      const food = findIngredient(name)?.name ?? (hiddenIn(name).words.length > 0 ? name : null);
      if (food) return { food, count };
    }
  }
  return null;
}

/** Foods that make somebody ill, whichever is said first: "nut allergy", "allergy: shellfish", "severe dairy intolerance". */
export function allergyAt(words: readonly string[], at: number): Allergy | null {
  const start = countWhile(words, at, (word) => DEGREES.has(word));
  const lead = leadOf(words, at + start);
  const { foods, end, last } = foodsFrom(words, at + start + lead);
  const tail = countWhile(words, end, (word) => AFTER_FOOD.has(word));
  const count = end + tail - at;
  if (foods.length > 0 && lead + tail > 0) {
    // "Sushi and a nut allergy" asks for sushi.
    const isSure = lead > 0 || last === 0 || foods.every((food) => ALLERGENS.some((name) => name === food));
    return isSure ? { foods, unknown: null, count } : null;
  }
  if (lead > 0) {
    const isTied = words[at + start + lead - 1] === "to";
    const unknown = isTied ? words[at + start + lead] : undefined;
    return { foods: [], unknown: unknown ?? null, count: start + lead + Number(unknown !== undefined) };
  }
  const [unknown = "", next = ""] = words.slice(at + start, at + start + 2);
  const isOfFood = ALLERGY_WORDS.has(next) && termAt([unknown], 0).term.kind === "word" && !isEveryday(unknown);
  return isOfFood && !isFiller(unknown) ? { foods: [], unknown, count: start + 2 } : null;
}

/** How many words say that there is an allergy, before any food; 0 where none does. */
function leadOf(words: readonly string[], at: number): number {
  const first = words[at] ?? "";
  if (!ALLERGY_WORDS.has(first))
    return TIED.get(first)?.has(words[at + 1] ?? "") && avoidableFood(words, at + 2) ? 2 : 0;
  return 1 + countWhile(words, at + 1, (word) => ALLERGY_WORDS.has(word) || DEGREES.has(word) || TIES.has(word));
}

/** Kinds of food that are avoided as what they hold. */
const FOODS_OF = new Map([["seafood", ["fish", "shellfish"]]]);

function allergensAt(words: readonly string[], at: number): { foods: readonly string[]; count: number } | null {
  const foods = FOODS_OF.get(words[at] ?? "");
  if (foods) return { foods, count: 1 };
  const found = avoidableFood(words, at);
  return found && { foods: [found.food], count: found.count };
}

/** A list of foods there, where it ends, and how many words stand before its last. */
function foodsFrom(words: readonly string[], from: number): { foods: string[]; end: number; last: number } {
  const foods: string[] = [];
  let [at, end, last] = [from, from, 0];
  for (let found = allergensAt(words, at); found; found = allergensAt(words, at)) {
    foods.push(...found.foods);
    last = at - from;
    end = at + found.count;
    at = end + countWhile(words, end, (word) => JOINERS.has(word));
    if (at === end) break;
  }
  return { foods, end, last };
}

function countWhile(words: readonly string[], from: number, isOne: (word: string) => boolean): number {
  let at = from;
  while (at < words.length && isOne(words[at] ?? "")) at++;
  return at - from;
}

const holders = new WeakMap<PlaceIndex, Map<string, ReadonlySet<number>>>();

/** Who is known to serve a food, by kitchen, name or dish; not where the whole kitchen keeps a diet without it. */
export function placesServing(index: PlaceIndex, food: string): ReadonlySet<number> {
  const known = holders.get(index) ?? new Map<string, ReadonlySet<number>>();
  holders.set(index, known);
  const found = known.get(food) ?? findServing(index, food);
  known.set(food, found);
  return found;
}

function findServing(index: PlaceIndex, food: string): Set<number> {
  const { cuisines = [], ruledOutBy = [] } = findIngredient(food) ?? {};
  const builtOn = [...cuisines, ...hiddenIn(food).cuisines];
  const keeping = new Set(
    ruledOutBy
      .filter((diet) => diet === "halal" || diet === "kosher")
      .flatMap((diet) => index.facts.get(`diet ${diet}`) ?? []),
  );
  const meatless = ruledOutBy.map((diet) => diet.charAt(0).toUpperCase() + diet.slice(1));
  return new Set(
    index.places.flatMap(({ name, cuisines: own }, number) => {
      if (keeping.has(number) || meatless.includes(own[0] ?? "")) return [];
      const isServed =
        own.slice(0, MAIN_CUISINES).some((cuisine) => builtOn.includes(cuisine)) ||
        [{ name, detail: null }, ...(index.dishes[number] ?? [])].some((dish) => dishHolds(dish, food));
      return isServed ? [number] : [];
    }),
  );
}

const MAIN_CUISINES = 2;

/** The same of a place that is only listed: by its name and its kitchens. */
export const isNamedForFood = (
  { name, cuisines }: { name: string; cuisines: readonly string[] },
  food: string,
): boolean =>
  dishHolds({ name, detail: null }, food) ||
  cuisines.some((cuisine) => findIngredient(food)?.cuisines.includes(cuisine));

/** What was done about them, in sentences. */
export const avoidedNotes = (avoided: readonly AvoidedFood[]): string[] =>
  [...new Set(avoided.map(({ typed }) => typed))].map((typed) => {
    const foods = new Set(avoided.flatMap((each) => (each.typed === typed ? [each.food] : [])));
    return `“${typed}” leaves out places known to serve ${joinWithOr([...foods])}, or shows them last and says so. No list tells of the others: ask the restaurant.`;
  });

export const looseAllergyNote = `Name the food that an allergy is to, as in “nut allergy”: we can leave out places known to serve ${joinWithOr([...ALLERGENS])}. Of the others no list tells: ask the restaurant.`;
