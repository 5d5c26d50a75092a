import { z } from "zod";
import emptyWords from "@/data/vocabulary/empty-words.json" with { type: "json" };
import { NUMBER_PATTERN } from "@/lib/core/number-words";
import { Words } from "@/lib/restaurants/vocabulary/word-table";

/** The shape of data/vocabulary/empty-words.json. */
const EmptyWords = z.strictObject({
  /** Alone, they ask for nothing. */
  function: Words,
  /** What every guide is meant to be. */
  praise: Words,
  /** San Francisco, as people call it. */
  city: Words,
  /** What makes a step-free way in a need. */
  steps: Words,
  /** How somebody comes from the place that theirs must be near. */
  walk: Words,
});

const words = EmptyWords.parse(emptyWords);

export const EMPTY_WORDS: ReadonlySet<string> = new Set(words.function);
export const PRAISE: ReadonlySet<string> = new Set([...words.function, ...words.praise]);
export const CITY_WORDS: ReadonlySet<string> = new Set(words.city);
export const STEPS: ReadonlySet<string> = new Set(words.steps);
export const WALKS: ReadonlySet<string> = new Set(words.walk);

/** However it is spelled: "resturant". */
export const RESTAURANT = /^rest[aeou]*r[aeou]*nts?$/;

/** A number, or its ordinal, without what it counts. */
export const BARE_NUMBER = new RegExp(`^(${NUMBER_PATTERN})(st|nd|rd|th)?$`);
