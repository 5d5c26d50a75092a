import type { PlaceIndex } from "./load-places";

/** Days on which a restaurant's hours and menu are seldom its usual ones. */
const DAYS: readonly [name: string, pattern: string, isOccasion: boolean][] = [
  ["New Year's Eve", "new year[’']?s?[’']? eve|nye", true],
  ["New Year's Day", "new year[’']?s?[’']? day", true],
  ["Lunar New Year", "(?:lunar|chinese) new year(?:[’']?s)?", true],
  ["Valentine's Day", "valentine[’']?s?(?:[’']? day)?", true],
  ["Easter", "easter(?: sunday| monday)?", true],
  ["Passover", "passover|pesach", false],
  ["Mother's Day", "mother[’']?s[’']? day", true],
  ["Father's Day", "father[’']?s[’']? day", true],
  ["Memorial Day", "memorial day", false],
  ["the Fourth of July", "(?:the )?(?:fourth|4th) of july|july (?:4th|fourth|4)", false],
  ["Labor Day", "labor day", false],
  ["Halloween", "halloween", false],
  ["Thanksgiving", "thanksgiving(?: day)?", true],
  ["Hanukkah", "c?hanukk?ah", false],
  ["Christmas Eve", "(?:christmas|x-?mas) eve", true],
  ["Christmas", "(?:christmas|x-?mas)(?: day)?", true],
];

export type SpecialDay = { name: string; isOccasion: boolean; pattern: string };

const PATTERNS = DAYS.map(([name, pattern, isOccasion]) => ({
  day: { name, isOccasion, pattern },
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:on|for|over) )?(?:${pattern})(?![\\p{L}\\p{N}])`, "iu"),
}));

/** A search without the day that it names, and that day. */
export function readSpecialDay(query: string): { rest: string; day: SpecialDay | null } {
  for (const { day, pattern } of PATTERNS) {
    const found = pattern.exec(query);
    if (found) return { rest: query.replace(found[0], " "), day };
  }
  return { rest: query, day: null };
}

export const specialDayNote = ({ name }: SpecialDay): string =>
  `Of most places we don't know whether they open on ${name}, or what is served then: call before you go.`;

const OPENING = "(?:even|open|opens|including|cooks|serves|every day)(?: (?:on|for|over|at))?(?: the)?";

/** Whose texts say that they open on a day; that they sell pies before it says nothing of that. */
export function placesOpenOn({ texts }: Pick<PlaceIndex, "texts">, { pattern }: SpecialDay): Set<number> {
  const day = `(?:${pattern.replaceAll("[’']?", "")})`;
  const says = new RegExp(
    `(?<!(?:not|never|isnt|closed|weeks?) )(?<![\\p{L}\\p{N}])(?:${OPENING} ${day}|${day} (?:included|too|as well|is no exception))(?! (?:eve|week|weekend|season|in \\d|\\d{4})(?![\\p{L}\\p{N}]))(?![\\p{L}\\p{N}])`,
    "u",
  );
  const isNamed = new RegExp(day, "u");
  return new Set(texts.flatMap((text, number) => (isNamed.test(text) && says.test(text) ? [number] : [])));
}
