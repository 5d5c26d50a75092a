import { NUMBER_PATTERN, parseNumber } from "@/lib/core/number-words";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import { type Quote, quotesOf } from "../words/split-words";

const YEARS_OLD = new RegExp(
  `\\b(${NUMBER_PATTERN})[- ]?(?:years?|yrs?|months?|weeks?|yr|mo|wk)[- ]olds?\\b|\\b(${NUMBER_PATTERN}) ?y/?o\\b|\\b(?:ages?|aged)(?: of)? (${NUMBER_PATTERN})\\b(?![- ]?(?:days?|months?|weeks?|and (?:up|over)|or (?:over|older)))`,
  "g",
);
const TURNING = new RegExp(`\\b(?:turn|turns|turning|turned|is about to be) (${NUMBER_PATTERN})\\b`, "g");
const ORDINAL =
  /(?:\b(?:my|his|her|whose)|['’]s|\b(?:mums|moms|dads|sisters|brothers|wifes|husbands)) (?:big )?(\d{1,3})(?:st|nd|rd|th)\b(?! (?:street|st|ave|avenue|and|floor|date|bart|time|visit|anniversary|year|dinner|meal))/g;
const BIRTHDAY = /\b(\d{1,3})(?:st|nd|rd|th) (?:birthday|bday|b-day)\b/g;
const SPEAKER =
  /\b(?:i'?m|i am|im) (\d{2})\b(?! ?(?:%|minutes?|mins?|miles?|blocks?|weeks?|days?|months?|pounds?|people|st|nd|rd|th))/g;
/** "My dad is 78", and no price or distance. */
const OF_SOMEBODY =
  /\b(?:mom|mum|mother|dad|father|wife|husband|aunt|uncle|grand\w+|nana|abuel[ao]|in-law|he|she|who)(?: is|['’]?s) (?:already |now )?(\d{2})\b(?! ?(?:%|[-–]|minutes?|mins?|miles?|blocks?|weeks?|days?|months?|pounds?|people|feet|st|nd|rd|th))/g;
/** "In our late 70s"; of a decade of music nobody is in. */
const DECADE =
  /\bin (?:my|our|his|her|their) (?:(?:early|mid|late)[- ])?(?:to[- ](?:early|mid|late)[- ])?([2-9]0)['’]?s\b/gi;
const ADULT_AGE = 18;
const GRANDPARENT_AGE = 60;
/** Higher ages describe buildings, not guests. */
const GUEST_AGE_MAX = 100;

/** What says in which decade of their lives guests are, where "late" is no hour. */
export const decadesOfAge = (text: string): Quote[] => quotesOf(text, DECADE);

/** Occasions that ages imply: "turning 70" is a birthday with grandparents, and "two years old" means a child. */
export function occasionsByAge(text: string): string[] {
  const folded = foldAccents(text);
  const ages = (pattern: RegExp) =>
    [...folded.matchAll(pattern)]
      .map((found) => parseNumber(found[1] ?? found[2] ?? found[3] ?? ""))
      .filter((age) => age >= 0);
  const present = [...ages(YEARS_OLD), ...ages(SPEAKER), ...ages(OF_SOMEBODY), ...ages(DECADE)];
  const celebrated = [...ages(TURNING), ...ages(ORDINAL), ...ages(BIRTHDAY)];
  return [
    ...(celebrated.length > 0 ? ["birthday"] : []),
    ...([...present, ...celebrated].some((age) => age < ADULT_AGE) ? ["kids"] : []),
    ...([...present, ...celebrated].some((age) => age >= GRANDPARENT_AGE && age < GUEST_AGE_MAX)
      ? ["grandparents"]
      : []),
  ];
}
