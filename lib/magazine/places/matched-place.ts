import type { Restaurant } from "@/lib/contracts/restaurant";

/** A place with what it has of what was asked, in the words of the search. */
export type MatchedPlace = {
  place: Restaurant;
  met: string[];
  /** What a text says something about, which doesn't show that the place has it. */
  mentioned: string[];
  /** What nobody told us of it. */
  unknown: string[];
  /** What is known to be otherwise: "costs $$$", "serves pork". */
  against: string[];
  /** What is told of it although it has all that was asked for: "open on Thanksgiving". */
  told?: string[];
  /** To where the search asks to be near. */
  meters: number | null;
};

/** With what orders it among others. */
export type Scored = MatchedPlace & {
  number: number;
  score: number;
  strength: number;
  atHome: number;
  /** How many kitchens that are asked for it is listed under. */
  kitchenCount: number;
  /** Whether it is a kind of venue that has none of the food at home. */
  isOther: boolean;
  /** How few keep the diets that it is known to keep: more than one is asked for, and not all are known here. */
  rareness: number;
  bonus: number;
  /** In how many bonuses it is as good as what is nearer by a short way. */
  lightBonus: number;
  unfit: number;
  /** How much of `against` is only to be known before going. */
  cautionCount: number;
  /** Whether it is in a town around the city that is named. */
  isAround: boolean;
  /** How many of the diets that are asked for it is known to keep. */
  dietCount: number;
  /** Whether it has, or its text tells of, some of the food that was asked for. */
  tellsOfFood: boolean;
};

/** A place of which nothing was asked. */
export const asMatch = (place: Restaurant): MatchedPlace => ({
  place,
  met: [],
  mentioned: [],
  unknown: [],
  against: [],
  meters: null,
});
