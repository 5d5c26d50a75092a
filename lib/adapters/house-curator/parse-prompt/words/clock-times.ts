import { type Quote, quotesOf } from "./split-words";

const HOUR = "(?:[01]?\\d|2[0-3])";
const OF_CLOCK = "(?:1[0-2]|[1-9])";
const HOUR_WORD = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const HALF_OF_DAY = " ?[ap]\\.?m\\b\\.?";
/** "6-" in "6-8pm". */
const SINCE = (time: string) => `(?:${time}(?:${HALF_OF_DAY})? ?(?:-|–|to|and|or) ?)?`;
const DAY = "(?:to(?:night|day|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening))?|this evening)";

/** What a number counts that is no time: "by 8 people", "around 6 good places". */
const COUNTED =
  "(?:people|ppl|persons?|of (?:us|them|my|our)|friends|guests|adults|kids|children|folks|coworkers|colleagues|diners|vegans|vegetarians|couples|girls|guys|women|men|ladies|boys|students|engineers|dollars?|bucks?|usd|minutes?|mins?|hours?|hrs?|blocks?|miles?|courses?|days?|weeks?|nights?|months?|years?|yr|places?|spots?|restaurants?|stops?|bars?|drinks?|beers?|stars?|percent|each|apiece|a head|a person|per|pp|tops|max|budget|tables|st|street|ave|avenue|blvd|road)";
const JOINT = "(?:with|for|in|near|and|at|on|to|by|of|or|but)";
const NOT_COUNTED = `(?![-.,:]?\\d|\\s*[%$€£]|(?:st|nd|rd|th)\\b|[ -](?:(?!${JOINT}\\b)[\\p{L}-]+ ){0,2}?${COUNTED}\\b)`;

const CLOCK_TIMES: readonly RegExp[] = [
  `(?<![\\d$€£:.])\\b${SINCE(`${HOUR}(?:[:.][0-5]\\d)?`)}${HOUR}(?:[:.][0-5]\\d)?${HALF_OF_DAY}`,
  `(?<![\\d$€£:.])\\b${SINCE(`${HOUR}(?::[0-5]\\d)?`)}${HOUR}:[0-5]\\d\\b(?![:\\d])`,
  `(?<=\\b(?:at|around|by|for|before|after) )${OF_CLOCK}\\.(?:00|15|30|45)\\b${NOT_COUNTED}`,
  "\\b(?:1[3-9]|2[0-3])h(?:[0-5]\\d)?\\b",
  `(?<!\\b(?:under|below|over|than|most|to|cost|costs|spend) )\\b${HOUR_WORD} (?:fifteen|thirty|forty[- ]?five)\\b(?:${HALF_OF_DAY})?${NOT_COUNTED}`,
  `\\b${HOUR_WORD} ?p\\.?m\\b\\.?`,
  `\\b(?:${HOUR}|${HOUR_WORD}) ?o['’]?clock\\b`,
  `\\b(?:half past|(?:a )?quarter (?:past|to|of|till)) (?:${OF_CLOCK}|${HOUR_WORD})\\b`,
  `\\b${OF_CLOCK}[- ]?ish\\b${NOT_COUNTED}`,
  `(?:(?<=\\b(?:at|by|before|after|until|till|past) )|(?<=(?<!\\b(?:are|re|be|of|for|we|us|party|group) )\\b(?:around|about) )|(?<=@ ?))(?:${OF_CLOCK}|(?!one\\b)${HOUR_WORD})\\b${NOT_COUNTED}`,
  `(?<=\\b${DAY} )${OF_CLOCK}\\b${NOT_COUNTED}`,
  `(?<!\\b(?:for|of|are|be|re|party) |[$€£])\\b${OF_CLOCK}(?= (?:${DAY}|in the (?:morning|afternoon|evening)|at night|(?:dinner )?(?:reservations?|booking))\\b)`,
].map((pattern) => new RegExp(pattern, "giu"));

/** The clock times of a text: a number in one of them counts nothing, and it is no sum. */
export const clockTimes = (text: string): Quote[] => CLOCK_TIMES.flatMap((pattern) => quotesOf(text, pattern));

/** Whether a quote is a clock time and nothing else. */
export const isClockTime = (quote: string): boolean => clockTimes(quote).some((time) => time.quote === quote);

/** The same, where the words for a number of guests would be read into them: "a table for 8:30". */
export const clockTimesAfterFor = (text: string): Quote[] =>
  clockTimes(text).filter(({ start }) => /\bfor $/i.test(text.slice(0, start)));
