import { foldText } from "@/lib/core/fold-text";

/** Words of a sentence that no guide and no place is about. */
const FILLERS = new Set(
  (
    "a about after all am an and any anything anyone anywhere are as at be before best bring but by can could dinner do does " +
    "eat eating else find food for from get go going good great has have he her here his i im in into is it its just let like " +
    "looking lets love maybe me my near need nice not nothing now of off on or our out over place places please really " +
    "restaurant restaurants serve serves she should so some somebody someone something somewhere spot spots still supper " +
    "table take than that the their them then there they this to today tomorrow tonight too up us very want wants was we week " +
    "weekend were what whats when where which while who will with without would you your"
  ).split(" "),
);

/** How many are coming: "for 2", "party of six", "4 people". A number elsewhere may be a name's: "Pier 39". */
const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const PARTY = new RegExp(
  `\\b(?:(?:table )?for ${COUNT}(?: of us)?|(?:party|group) of ${COUNT}|${COUNT} (?:people|persons|of us|guests))\\b`,
  "g",
);

/** What a query is about, in folded words: "cozy", "wine" and "bread" of "something cozy with wine and good bread for 2". */
export const keywordsOf = (query: string): string[] => [
  ...new Set(
    foldText(query)
      .replace(PARTY, " ")
      .split(" ")
      .filter((word) => word !== "" && !FILLERS.has(word)),
  ),
];

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** How to go there, and whether one can now: it is no matter of what is cooked. */
const CIRCUMSTANCES = wordSet(
  "open opened opening currently right close closest nearby nearest around here within walking distance top favorite " +
    "favourite popular famous recommended recommendations hour hours h hrs 24 7 until till past minutes miles mile",
);
/** When: what an editor may have written of, and most places have only in their hours. */
const TIMES = wordSet(
  "late later night nights nighttime overnight midnight early morning afternoon evening evenings monday mondays tuesday " +
    "tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekends weekday weekdays",
);
const CLOCK = /^\d{1,4}(?:am|pm|h|hrs?|hours?)?$/;

/**
 * What a query is about, in ever fewer words: "late night tacos open now" is about tacos late at night, and about tacos.
 * The latter ones are for when nothing matches the former.
 */
export function subjectsOf(query: string): string[] {
  const keywords = keywordsOf(query);
  const there = keywords.filter((word) => !CIRCUMSTANCES.has(word));
  if (there.length === 0) return [];
  const what = there.filter((word) => !TIMES.has(word) && !CLOCK.test(word));
  return [...new Set([keywords, there, what].map((words) => words.join(" ")))].filter((text) => text !== "");
}
