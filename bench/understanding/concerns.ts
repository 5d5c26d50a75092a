import type { Constraint, ConstraintField } from "@/lib/contracts/stages";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { Mark } from "./prompt-sets";

/** Words that say nothing of what a mark is about. */
const EMPTY_WORDS = new Set(
  `a an the and or of to in on at for with without no not non free from by is are be it its my our your me us we i you
  that this some any one more less very really so too food foods place places restaurant restaurants spot meal dish dishes
  people person something anything somewhere around about near max min usd per total each other than like good nice great`.split(
    /\s+/,
  ),
);

/** How a guide may say that it can't judge something, where the mark's own words are not in it. */
const TOLD_BY_TYPE: Partial<Record<Mark["type"], RegExp>> = {
  time: /\b(open|opens|late|hours|early)\b/,
  access: /\b(steps|stairs|accessible|door|train|far)\b/,
  area: /\bhow far\b/,
  landmark: /\bhow far\b|\bwalk\b/,
  price: /\b(price|prices|cost|costs|spend|amount)\b/,
  party: /\b(how many|seats?|tables?|parties|party)\b/,
  quality: /\b(award|awards|rate|rated|reviews?)\b/,
  age: /\b(old|opened|since|years)\b/,
};
const FIELDS_BY_TYPE: Partial<Record<Mark["type"], readonly ConstraintField[]>> = { price: ["price"] };

/** Whether a constraint of a guide is about what was marked: by its words, or by the words that the mark means. */
export function concerns(mark: Mark, { field, label, values }: Constraint): boolean {
  if (FIELDS_BY_TYPE[mark.type]?.includes(field)) return true;
  return shareWords(`${mark.text} ${mark.means}`, `${label} ${values.join(" ")}`);
}

/** Whether a guide says that it can't judge what was marked. */
export const isTold = (mark: Mark, unknown: string): boolean =>
  shareWords(`${mark.text} ${mark.means}`, unknown) || TOLD_BY_TYPE[mark.type]?.test(unknown) === true;

const shareWords = (one: string, other: string): boolean => {
  const words = contentWords(other);
  return [...contentWords(one)].some((word) => words.has(word));
};

const contentWords = (text: string): Set<string> =>
  new Set(
    foldWords(text.replaceAll("-", " "))
      .split(" ")
      .filter((word) => word !== "" && !EMPTY_WORDS.has(word))
      .map(stem),
  );

/** Plurals and simple endings off: enough to know "noodles" by "noodle". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ies|es|s|y|ing|ed|ly)$/, "") : word);
