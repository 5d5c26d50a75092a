import { fact } from "./load-places";

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

/** "Wheelchair accessible" is told as what is known: that there are no steps at the entrance. */
export const isStepFree = ({ facts }: Term): boolean => facts.includes(fact("feature", "step-free"));

/** "Dinner", of which most places serve some. */
export const isMealFact = (each: string): boolean => each.startsWith("meal ");

/** "11pm" is told as what is known: who serves late. */
export const isHour = ({ facts }: Term): boolean => facts.includes(fact("meal", "late-night"));
