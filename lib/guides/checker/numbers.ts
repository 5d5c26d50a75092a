import { foldProse } from "./word-forms";

const UNITS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const VALUES = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
]);

/** Numbers that count nothing about a place: a table for two, the two of you, one or two. */
const IDIOMS =
  /\b(?:(?:table|tables|room|dinner|supper|lunch|enough|meal|seat|seats|chairs?|evening|night|bed|good|right|made|meant|built|best|stools|places|just) for (?:two|one)|for (?:one|two|three|four|six|eight)(?= (?:person|people|of you)|[.,;:]|$)|(?:the|you|between|of|for) two(?: of you)?|two of you|two people|two chairs|one or two|two-handed|two-fisted|a hundred|one hundred|thousand times)\b/g;

const TIMESPANS = /\b(?:decades?|centur(?:y|ies)|generations?)\b/g;

export const numberWord = (value: number): string => UNITS[value] ?? TEENS[value - 13] ?? String(value);

function numbersIn(folded: string): Set<string> {
  const found = new Set<string>();
  for (const [digits] of folded.matchAll(/\d+(?:[.,]\d+)*/g)) found.add(digits.replaceAll(",", ""));
  for (const [tens, unit] of folded.matchAll(
    /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)\b/g,
  )) {
    const [ten = "", one = ""] = (unit ?? tens).split("-");
    found.add(String((VALUES.get(ten) ?? 0) + (VALUES.get(one) ?? 0)));
  }
  const rest = folded.replace(/\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-[a-z]+\b/g, " ");
  // "One" and "zero" are words more often than counts.
  for (const [word] of rest.matchAll(/\b[a-z]+\b/g)) {
    const value = VALUES.get(word);
    if (value !== undefined && value > 1) found.add(String(value));
  }
  return found;
}

/** A number in the sentence that its grounds do not hold, as digits; or null. */
export function findUngroundedNumber(text: string, ground: string): string | null {
  const folded = foldProse(text);
  const known = numbersIn(foldProse(ground));
  for (const number of numbersIn(folded.replace(IDIOMS, " "))) if (!known.has(number)) return number;
  const spans = folded.match(TIMESPANS);
  if (spans && !new RegExp(TIMESPANS.source).test(foldProse(ground)) && !/\b(?:1[89]|20)\d\d\b/.test(ground))
    return spans[0];
  return null;
}
