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
