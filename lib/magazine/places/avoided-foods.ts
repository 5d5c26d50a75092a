import { dishHolds } from "@/lib/guides/constraints/dangers";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import { hiddenIn } from "@/lib/restaurants/vocabulary/dangers";
import type { PlaceIndex } from "./load-places";

/** A food that a search keeps out, and of which no list tells who does: "no pork", "shrimp allergy". */
export type AvoidedFood = { typed: string; food: string };

const WORDS_MAX = 3;
/** After the food: "shrimp allergy", "dairy free". */
const AFTER_FOOD = new Set(["allergy", "allergies", "allergic", "intolerance", "intolerances", "intolerant", "free"]);

/** The food that is named there, as the vocabulary calls it, and in how many words. */
export function avoidableFood(words: readonly string[], at: number): { food: string; count: number } | null {
  for (let count = Math.min(WORDS_MAX, words.length - at); count > 0; count--) {
    const phrase = words.slice(at, at + count).join(" ");
    const food = findIngredient(phrase)?.name ?? (hiddenIn(phrase).words.length > 0 ? phrase : null);
    if (food) return { food, count };
  }
  return null;
}

/** The same where a word after it says that it makes somebody ill. */
export function allergyAt(words: readonly string[], at: number): { food: string; count: number } | null {
  const found = avoidableFood(words, at);
  return found && AFTER_FOOD.has(words[at + found.count] ?? "") ? { ...found, count: found.count + 1 } : null;
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

/** What was done about it, as a sentence. */
export const avoidedNote = ({ typed, food }: AvoidedFood): string =>
  `“${typed}” leaves out places known to serve ${food}, or shows them last and says so. No list tells of the others: ask the restaurant.`;
