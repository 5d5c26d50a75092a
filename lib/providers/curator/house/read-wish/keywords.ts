import type { Constraint } from "@/lib/guides/stage-types";
import type { Item } from "./mentions";

const MOST = 4;

/** Words that nobody here has a meaning for still help the search: "mezcal", "tiki", "fireplace". They never decide. */
export function keywordConstraint(items: Item[]): Constraint[] {
  const words = items.filter(
    (item) => !item.isKnown && !item.isNegated && item.role === null && /^\p{L}{4,24}$/u.test(item.words),
  );
  const values = [...new Set(words.map((item) => item.words))].slice(0, MOST);
  return values.length === 0
    ? []
    : [{ field: "keyword", values, isNegated: false, isHard: false, label: "the words of the wish" }];
}
