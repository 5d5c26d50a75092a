import { foldWords } from "@/lib/restaurants/vocabulary";
import type { Quote } from "../words/split-words";

const SHORT =
  "(?:(?:15|20|25|30|35|40|45|fifteen|twenty|thirty|forty|forty five) ?(?:m|mins?|minutes)|(?:a )?half (?:an )?hour)";
const UP_TO =
  "(?: (?:in|in about|within|under|in under|in less than|less than|about|around|only|just|max|like|a|my|our|of))*";
/** Folded: so long somebody has for a meal. */
const IN_HASTE = new RegExp(
  `\\b(?:in (?:and|n) out|(?:get|be|got|are) out|out|done|finished|eat|only have|just have|(?:i|we) have|(?:i|we) ve got|ive got|weve got|only got|lunch|breakfast|bite)${UP_TO} ${SHORT}\\b(?! (?:\\w+ )?(?:walk|walking|drive|driving|away|wait|ride|from|of|by|on|train|bart|bus|earlier|late|notice|south|north|east|west|outside)\\b)`,
);
const HOUR_AT_MOST = /\b(?:an|one|1) hour (?:tops|max|maximum|at most|only)\b/;
const BARE_DURATION = new RegExp(`^(?:(?:in|within|under|about|around|only|just|max) )*${SHORT}$`);

const IN_N_OUT = /\bin (?:and|n|&|['’]?n['’]?) out\b/gi;
const HASTE_BEFORE = /\b(?:quick|fast|quickly|be|get|getting|go|just|easy|straight)\s*$/i;
const HASTE_AFTER = new RegExp(
  `^${UP_TO} ${SHORT}\\b|^ (?:\\w+ )?(?:quick|quickly|fast|asap|before|between|on (?:my|our) (?:lunch|break))\\b|^ (?:of there|service)\\b`,
);

/** "In n out within half an hour" is how fast somebody eats, and not where: the chain is written with hyphens, or stands alone. */
export const hasteIn = (text: string): Quote[] =>
  [...text.matchAll(IN_N_OUT)]
    .filter(
      ({ 0: quote, index }) =>
        HASTE_BEFORE.test(text.slice(0, index)) || HASTE_AFTER.test(` ${foldWords(text.slice(index + quote.length))}`),
    )
    .map(({ 0: quote, index }) => ({ quote, start: index }));

/** What a short time for a meal asks for: "in and out in 30 min". A walk or a wait of so long is none. */
export const occasionsByHaste = (text: string): string[] =>
  [IN_HASTE, HOUR_AT_MOST].some((pattern) => pattern.test(foldWords(text))) || hasteIn(text).length > 0
    ? ["quick-bite"]
    : [];

/** Folded: how somebody comes and goes who has little time. */
export const IN_AND_OUT = /^(?:in (?:and |n )?out|(?:in |with)?in half|within)$/;

/** Whether folded words are a short time and nothing else: "30 min". */
export const isShortTime = (words: string): boolean => BARE_DURATION.test(words);
