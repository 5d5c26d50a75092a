import { findDishes } from "./find-dishes";

/** "Anchor Oyster Bar", "Blowfish Sushi": what a place or a person is called, not what to order there. */
const NAMES = /(?<!^|[.!?:;] )\p{Lu}[\p{L}'’]*(?: (?:& )?\p{Lu}[\p{L}'’]*)+/gu;
/** "No fish or meat enters the kitchen", "made without eggs": up to the end of the clause. */
const DENIED = /\b(?:no|not|never|nor|without|skip|instead of|rather than|meatless|mock)\b[^.,;:!?]*/giu;

/** Those that a text names first are what it recommends; later ones are the room's story. */
const RECOMMENDED_MAX = 2;

/** The drawings of the dishes that an entry's text tells, in its order: none that it names a place after, or denies. */
export const toldDishes = (text: string): string[] => findDishes(text.replace(NAMES, ".").replace(DENIED, "."));

/** Those of them that it recommends. */
export const recommendedDishes = (text: string): string[] => toldDishes(text).slice(0, RECOMMENDED_MAX);
