import type { Restaurant } from "@/lib/contracts/restaurant";
import { fact, type PlaceIndex } from "./load-places";
import type { Term } from "./term";
import { isPointOf } from "./term-strengths";

/** Shorter words begin too many names. */
const BEGINNING_MIN = 5;
/** What a place is counts by its kitchens, its name and what it is summed up by. */
const AT_HOME = { first: 2, second: 1, name: 2, point: 3 };

/** Whether a kitchen is asked for that it is listed under, and not only a dish of it. */
export const isOfKitchen = ({ cuisines }: Restaurant, { kind, facts, ofKitchen }: Term): boolean => {
  const isUnder = (any: readonly string[]) => cuisines.some((name) => any.includes(fact("cuisine", name)));
  return (
    kind === "food" &&
    (isUnder(facts) || (ofKitchen !== undefined && isUnder(ofKitchen.facts) && isUnder(ofKitchen.alsoUnder)))
  );
};

/** Of a choice, by what it has of it. */
export const homelinessOf = (
  index: PlaceIndex,
  term: Term,
  number: number,
  shown: readonly { label: string }[],
): number =>
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
export function isOtherShop({ cuisines }: Restaurant, terms: readonly Term[]): boolean {
  const foods = terms.flatMap((term) => term.choices ?? [term]).filter(({ kind }) => kind === "food");
  if (foods.length === 0) return false;
  const isOwn = (name: string) =>
    foods.some(({ kitchens, facts }) => kitchens.includes(name) || facts.includes(fact("cuisine", name)));
  const own = cuisines.slice(0, 2);
  const isOfShops = foods.every(({ kitchens: [first = ""] }) => SHOPS.has(first));
  return isOfShops ? !own.some((name) => SHOPS.has(name)) : own.some((name) => SHOPS.has(name)) && !own.some(isOwn);
}
