import { foldText } from "@/lib/core/fold-text";

/** Words of a sentence that no guide and no place is about. */
const FILLERS = new Set(
  (
    "a about an and any are at be best by can dinner eat eating find food for from get go going good great have i in is it like " +
    "looking love me my near need nice now of on or our out place places please really restaurant restaurants some somebody " +
    "someone something somewhere spot spots supper table that the there this to today tomorrow tonight too up us very want wants " +
    "we week weekend what where which who with would you your"
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
