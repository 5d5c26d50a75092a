import { foldWords, splitList } from "./fold";

/** Places that a text may name, too far for any guide. They count only after a word like "in". */
const OUTSIDE_PLACES: readonly string[] = splitList(
  "new york|nyc|new york city|brooklyn|manhattan|queens|los angeles|hollywood|san diego|sacramento|napa|napa valley|sonoma|healdsburg|santa cruz|monterey|carmel|gilroy|tahoe|lake tahoe|reno|las vegas|vegas|seattle|portland|chicago|boston|austin|houston|dallas|miami|atlanta|denver|philadelphia|washington dc|new orleans city|honolulu|maui|phoenix|detroit|london|paris|rome|milan|florence|naples|berlin|munich|vienna|madrid|barcelona|lisbon|tokyo|kyoto|osaka|seoul|busan|beijing|taipei city|hong kong city|bangkok city|hanoi city|mexico city|cdmx|toronto|vancouver|montreal|sydney|melbourne|dubai|istanbul|mumbai|delhi|new delhi|cairo|amsterdam|copenhagen|dublin ireland|edinburgh|petaluma|santa rosa|berlin germany|athens|moscow|palm springs|fresno|stockton|modesto|san luis obispo|santa barbara",
);

/** A day's trip away, and no kitchen is called after them: a search that begins or ends with one asks for it. */
const DAY_TRIPS: readonly string[] = splitList(
  "napa valley|napa|sonoma|healdsburg|yountville|wine country|santa cruz|monterey|carmel|gilroy|lake tahoe|tahoe|reno|sacramento|petaluma|santa rosa|stockton|modesto",
);

/** What is grown or made there. */
const NO_TRIP = "(?! (?:cabbages?|jack|style|cab|wines?\\b(?! country)))";

export type OutsidePlace = {
  /** "Napa Valley". */
  name: string;
  /** The text, folded, without it. */
  rest: string;
};

/** A place outside our cities in which a prompt asks to be. Where something comes from or is like counts for none. */
export const outsidePlace = (text: string): OutsidePlace | null => firstOf(text, OUTSIDE_PLACES, placedPattern);

/** The same of a search, which may name restaurants ("near Paris Baguette"), and begin or end with a place a day's trip away. */
export const outsidePlaceOfSearch = (text: string): OutsidePlace | null =>
  firstOf(text, OUTSIDE_PLACES, searchedPattern) ?? firstOf(text, DAY_TRIPS, endPattern);

const placedPattern = (place: string): RegExp =>
  new RegExp(` (?:in|near|around|at|to|outside) (?:the )?(?:downtown )?${place} (?!style)`);

const searchedPattern = (place: string): RegExp =>
  new RegExp(
    ` (?:in|near|around|outside) (?:the )?(?:downtown )?${place} (?=$|(?:for|with|on|at|under|or|and|tonight|today|tomorrow|this) )`,
  );

const endPattern = (place: string): RegExp => new RegExp(`^ (?:the )?${place}${NO_TRIP} | (?:the )?${place} $`);

function firstOf(text: string, places: readonly string[], patternOf: (place: string) => RegExp): OutsidePlace | null {
  const words = ` ${foldWords(text)} `;
  const found = places.find(
    (place) =>
      words.includes(` ${place} `) &&
      patternOf(place).test(words) &&
      !new RegExp(` (?:like|as|than|from|back) (?:\\w+ ){0,5}${place} `).test(words),
  );
  if (!found) return null;
  return { name: nameOf(found), rest: words.replace(patternOf(found), " ").trim().replace(/ +/g, " ") };
}

const nameOf = (place: string): string =>
  place
    .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Nyc$|^Cdmx$/, (name) => name.toUpperCase());
