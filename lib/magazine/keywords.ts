import { foldText } from "@/lib/core/fold-text";

/** Words of a sentence that no guide is about. */
const FILLERS = new Set(
  (
    "a about an and any are at be best by can eat eating find food for from get go going good great have i in is it like looking " +
    "love me my near need nice now of on or our out place places please really restaurant restaurants some somebody someone " +
    "something somewhere spot spots that the there this to today tomorrow tonight too up us very want wants we week weekend what " +
    "where which who with would you your"
  ).split(" "),
);

/** What a query is about, in folded words: "cozy", "wine" and "bread" of "something cozy with wine and good bread". */
export const keywordsOf = (query: string): string[] => [
  ...new Set(
    foldText(query)
      .split(" ")
      .filter((word) => word !== "" && !FILLERS.has(word)),
  ),
];
