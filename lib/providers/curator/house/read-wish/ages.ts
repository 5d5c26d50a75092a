import { fold } from "@/lib/guides/vocabulary";
import { NUMBER, readNumber } from "./numbers";

const YEARS_OLD = new RegExp(
  `\\b(${NUMBER})[- ]?(?:years?|yrs?|months?|yr|mo)[- ]olds?\\b|\\b(${NUMBER}) ?y/?o\\b`,
  "g",
);
const AGED = new RegExp(`\\b(?:turn|turns|turning|turned|is about to be|aged) (${NUMBER})\\b`, "g");
const ORDINAL =
  /(?:\b(?:my|his|her|our|their|whose)|['’]s|\b(?:mums|moms|dads|sisters|brothers|wifes|husbands)) (?:big )?(\d{1,3})(?:st|nd|rd|th)\b(?! (?:street|st|ave|avenue|and|floor|date|bart|time|visit|anniversary|year|dinner|meal))/g;
const BIRTHDAY = /\b(\d{1,3})(?:st|nd|rd|th) (?:birthday|bday|b-day)\b/g;
const GROWN_UP = 18;
const ELDERLY = 60;
/** What is older is a house, not a guest. */
const OLDEST = 100;

/** What ages say about who comes: "turning 70" is a birthday with the older generation, "two years old" brings a child. */
export function occasionsByAge(text: string): string[] {
  const folded = fold(text);
  const ages = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].map((found) => readNumber(found[1] ?? found[2] ?? "")).filter((age) => age >= 0);
  const present = ages(YEARS_OLD);
  const celebrated = [...ages(AGED), ...ages(ORDINAL), ...ages(BIRTHDAY)];
  return [
    ...(celebrated.length > 0 ? ["birthday"] : []),
    ...([...present, ...celebrated].some((age) => age < GROWN_UP) ? ["kids"] : []),
    ...([...present, ...celebrated].some((age) => age >= ELDERLY && age < OLDEST) ? ["grandparents"] : []),
  ];
}
