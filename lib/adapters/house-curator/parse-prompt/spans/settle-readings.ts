import { isAgainst, isWish, type PromptReading, type SpanType } from "@/lib/contracts/reading";
import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { parseNumber } from "@/lib/core/number-words";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { IN_AND_OUT, isShortTime } from "../constraints/haste";
import { areEaters } from "../mentions/liking";
import { LOOKS_OUT_ON } from "../mentions/seen-areas";
import { ownRegion } from "../places/other-location";
import { isFillerElsewhere } from "../words/detect-languages";
import { BARE_NUMBER, CITY_WORDS, EMPTY_WORDS, PRAISE, RESTAURANT, STEPS, WALKS } from "../words/empty-words";
import { isPerson } from "./people";
import { DRINKS_NOTHING, isWalk } from "./span-constraints";

/** What somebody may eat or not is never settled in silence. */
const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "allergen"];
const PLACES: readonly SpanType[] = ["area", "landmark", "place"];
const ON_THE_WAY: readonly SpanType[] = ["area", "landmark", "access", "feature"];
const HASTE: readonly SpanType[] = ["time", "feature", "occasion"];
const GUESTS: readonly SpanType[] = ["party", "age", "occasion"];
/** A number of theirs is a wish of its own: an hour, a sum. */
const COUNTED: readonly SpanType[] = ["time", "price", "party", "age"];

const LARGE_PARTY = 6;
const ELDER_AGE = 60;
const ADULT_AGE = 18;
/** Without the word that they belong to, they are nobody's wish or refusal: "not too loud", "parking not impossible". */
const DEGREES: ReadonlySet<string> = new Set([
  ...["too", "so", "very", "impossible", "unreasonable", "unbearable", "difficult", "hard"],
]);

/** What loud or quiet is said of says nothing by itself, nor do candles that light no room: those of a feast. */
const HOUSES: ReadonlySet<string> = new Set([
  ...["room", "rooms", "place", "places", "spot", "spots", "restaurant", "restaurants", "atmosphere", "vibe", "vibes"],
  ...["candle", "candles"],
]);

/**
 * The readings, with those settled that no source tells: of the constraint that they belong to ("60th", beside a birthday),
 * or ignored because their words alone ask for nothing. What somebody may eat stays as
 * it is, and a refusal, unless it is a degree alone.
 */
export const settleReadings = (
  readings: readonly PromptReading[],
  constraints: readonly Constraint[],
  city: City,
  prompt = "",
): PromptReading[] =>
  withPlanOfDay(withOneWalk(readings, prompt)).map((reading) => {
    const words = foldWords(reading.quote);
    const isLookingOut = isAgainst(reading.role) && LOOKS_OUT_ON.test(`${words} `);
    if (isUnsettled(reading) && (DEGREES.has(words.replace(/^(?:not|no) /, "")) || HOUSES.has(words) || isLookingOut))
      return { ...reading, outcome: "ignored" };
    if (isToldOf(reading) && DRINKS_NOTHING.test(words)) return { ...reading, outcome: "ignored" };
    if (isToldOf(reading) && isOnlyPerson(reading)) return { ...reading, outcome: "not judged" };
    if (isToldOf(reading) && isFillerElsewhere(reading.quote, prompt)) return { ...reading, outcome: "ignored" };
    if (!isUnsettled(reading) || isAgainst(reading.role)) return reading;
    const label = constraintOf(reading, words, constraints)?.label;
    if (label !== undefined)
      return { ...reading, outcome: "judged", role: reading.role === "nice" ? "nice" : "want", label };
    if (NEAR_ME.test(words)) return nearMe(reading, prompt);
    const view = isSeen(reading, prompt) ? constraints.find(({ values }) => values.includes("view"))?.label : undefined;
    if (view !== undefined)
      return { ...reading, outcome: "judged", role: reading.role === "nice" ? "nice" : "want", label: view };
    const region = isWater(reading, prompt) ? null : regionOf(reading.type, words, city);
    if (region) return { ...reading, outcome: "not judged", label: `the rest of the ${region}` };
    return isEmpty(reading, words, city) ? { ...reading, outcome: "ignored" } : reading;
  });

/** Who comes along is understood, though no source tells what suits them: "mom". */
const isOnlyPerson = ({ type, quote }: PromptReading): boolean => type === "party" && isPerson(quote);

/** "Not too far to walk or up a hill" is one wish, of which no source tells. */
function withOneWalk(readings: readonly PromptReading[], prompt: string): PromptReading[] {
  const walks = readings.filter((reading) => isToldOf(reading) && isWalk(reading, foldWords(reading.quote), prompt));
  return readings.map((reading) =>
    reading === walks[0]
      ? { ...reading, role: "want", outcome: "not judged", label: "a short, flat walk" }
      : walks.includes(reading)
        ? { ...reading, outcome: "ignored" }
        : reading,
  );
}

const MEALS: readonly RegExp[] = [
  /\b(?:breakfast|brunch|mornings?)\b/,
  /\b(?:lunch|midday|noon)\b/,
  /\bafternoons?\b/,
  /\b(?:dinner|supper|evenings?)\b/,
];
const MEALS_OF_A_DAY = 3;

/** Of a plan for a whole day, a guide tells one meal. */
function withPlanOfDay(readings: readonly PromptReading[]): PromptReading[] {
  const named = MEALS.filter((meal) => readings.some(({ role, quote }) => isWish(role) && meal.test(foldWords(quote))));
  const times = readings.filter(
    (reading) => isToldOf(reading) && MEALS.some((meal) => meal.test(foldWords(reading.quote))),
  );
  if (named.length < MEALS_OF_A_DAY) return [...readings];
  return readings.map((reading) =>
    reading === times[0]
      ? {
          ...reading,
          type: "quality",
          outcome: "not judged",
          label: "a plan for the day: a guide is for one meal at a time",
        }
      : times.includes(reading)
        ? { ...reading, outcome: "ignored" }
        : reading,
  );
}

/** In other languages, near whoever asks. */
const NEAR_ME =
  /^(?:cerca|(?:cerca )?(?:de )?(?:mi )?casa|(?:cerca )?(?:de )?aqui|pres d ?ici|in (?:der|meiner) nahe|vicino|perto|附近|近く|근처)$/;

/** "Cerca de Mission" says which place, and that is told by itself. */
const nearMe = (reading: PromptReading, prompt: string): PromptReading =>
  /^ (?:del?|a|al|du|von|da) (?!mi\b|aqu|casa|me\b|ici)/i.test(prompt.slice(reading.start + reading.quote.length))
    ? { ...reading, outcome: "ignored" }
    : { ...reading, outcome: "not judged", label: "what is near you" };

const isToldOf = ({ outcome }: Pick<PromptReading, "outcome">): boolean =>
  outcome === "not judged" || outcome === "not understood";

const isUnsettled = ({ type, outcome, quote }: PromptReading): boolean =>
  isToldOf({ outcome }) && (!FOODS.includes(type) || IN_AND_OUT.test(foldWords(quote)) || areEaters(foldWords(quote)));

/** The judged wish that it is a part of. */
function constraintOf(
  { type }: PromptReading,
  words: string,
  constraints: readonly Constraint[],
): Constraint | undefined {
  const wishes = constraints.filter(({ isNegated }) => !isNegated);
  if (type === "access" && STEPS.has(words)) return wishes.find(({ values }) => values.includes("step-free"));
  if (ON_THE_WAY.includes(type) && WALKS.has(words)) return wishes.find(({ field }) => field === "landmark");
  if (IN_AND_OUT.test(words) || (HASTE.includes(type) && isShortTime(words)))
    return wishes.find(({ values }) => values.includes("quick-bite"));
  const number = BARE_NUMBER.exec(words);
  if (!number || !GUESTS.includes(type)) return undefined;
  const companies = companiesOf(parseNumber(number[1] ?? ""), { isOrdinal: number[2] !== undefined, type });
  return wishes.find(({ field, values }) => field === "goodFor" && values.some((value) => companies.includes(value)));
}

/** What a number may say of the guests: their count, somebody's age, or the birthday that makes it. */
function companiesOf(number: number, { isOrdinal, type }: { isOrdinal: boolean; type: SpanType }): string[] {
  return [
    ...(isOrdinal ? ["birthday"] : []),
    ...(!isOrdinal && number >= LARGE_PARTY ? ["groups"] : []),
    ...(number >= ELDER_AGE ? ["grandparents"] : []),
    ...(number < ADULT_AGE && type !== "party" ? ["kids"] : []),
  ];
}

function isEmpty({ type }: PromptReading, words: string, city: City): boolean {
  const each = words.split(" ");
  const isOfNumber = BARE_NUMBER.test(words) && !COUNTED.includes(type);
  const isPraise =
    (type === "quality" || type === "vibe" || type === "feature") && each.every((word) => PRAISE.has(word));
  return (
    areEaters(words) ||
    isOfNumber ||
    isPraise ||
    each.every((word) => EMPTY_WORDS.has(word) || RESTAURANT.test(word)) ||
    isOwnCity(type, words, city)
  );
}

/** All of a guide's places are in its city. */
function isOwnCity(type: SpanType, words: string, city: City): boolean {
  const name = words.replace(/^(?:in |around )?(?:the |this )?/, "");
  const isName = CITY_SYNONYMS[city].some((each) => foldWords(each) === name);
  return PLACES.includes(type) && (isName || (city === "San Francisco" && CITY_WORDS.has(name)));
}

const SEEN_AFTER = /^[ -]views?\b/i;

/** What is looked out on: "dinner overlooking the bay", "bay views". */
function isSeen({ type, start, quote }: PromptReading, prompt: string): boolean {
  const isThing = PLACES.includes(type) || type === "feature" || type === "quality";
  return isThing && (LOOKS_OUT_ON.test(prompt.slice(0, start)) || SEEN_AFTER.test(prompt.slice(start + quote.length)));
}

const BESIDE = /\b(?:on|by|along|near|beside|across|from|of|to|over) the $/i;
const OF_WATER = /^[ -](?:view|side|front|window|breeze|bridge|trail|shore)/i;

/** The bay itself, and not the country around it: "by the bay". */
const isWater = ({ start, quote }: PromptReading, prompt: string): boolean =>
  /^(?:the )?bay$/i.test(quote) &&
  ((BESIDE.test(prompt.slice(0, start)) && !/\bbest (?:\w+ )?of the $/i.test(prompt.slice(0, start))) ||
    OF_WATER.test(prompt.slice(start + quote.length)));

/** The country around the city: a guide has something of it, and not the rest. */
function regionOf(type: SpanType, words: string, city: City): string | null {
  if (!PLACES.includes(type) && type !== "quality") return null;
  const name = words.replace(/^(?:in|around|across|all over) /, "").replace(/ (?:best|finest|greatest)$/, "");
  return ownRegion(/^bays?$/.test(name) ? `the ${name}` : name, city);
}
