import { findDishes } from "./find-dishes";

/** "Anchor Oyster Bar", "Blowfish Sushi": what a place or a person is called, not what to order there. */
const NAMES = /(?<!^|[.!?:;] )\p{Lu}[\p{L}'’]*(?: (?:& )?\p{Lu}[\p{L}'’]*)+/gu;
/** "No fish or meat enters the kitchen", "made without eggs": up to the end of the clause. */
const DENIED = /\b(?:no|not|never|nor|without|skip|instead of|rather than|meatless|mock)\b[^.,;:!?]*/giu;

/** Those that a text names first are what it recommends; later ones are the room's story. */
const RECOMMENDED_MAX = 2;

/** What a text calls bread beside one of these is none from a loaf: "Platha is a flaky bread". */
const FLAT_BREADS = ["flatbread", "pita", "injera", "dosa"];

/** The drawings of the dishes that an entry's text tells, in its order: none that it names a place after, or denies. */
export function toldDishes(text: string): string[] {
  const dishes = findDishes(text.replace(NAMES, ".").replace(DENIED, "."));
  return dishes.some((dish) => FLAT_BREADS.includes(dish)) ? dishes.filter((dish) => dish !== "bread") : dishes;
}

/** Those of them that it recommends. */
export const recommendedDishes = (text: string): string[] => toldDishes(text).slice(0, RECOMMENDED_MAX);
