import { foldWords } from "@/lib/restaurants/vocabulary";

/** Words that say nothing of what something is about. */
const EMPTY_WORDS = new Set(
  `a an the and or of to in on at for with without no not non free from by is are be it its my our your me us we i you
  that this some any one more less very really so too food foods place places restaurant restaurants spot meal dish dishes
  people person something anything somewhere around about near max min usd per total each other than like good nice great`.split(
    /\s+/,
  ),
);

/** Whether two texts speak of the same thing by a word of theirs: "noodle soup" and "cold noodles". */
export function shareWords(one: string, other: string): boolean {
  const words = contentWords(other);
  return [...contentWords(one)].some((word) => words.has(word));
}

const contentWords = (text: string): Set<string> =>
  new Set(
    foldWords(text.replaceAll("-", " "))
      .split(" ")
      .filter((word) => word !== "" && !EMPTY_WORDS.has(word))
      .map(stem),
  );

/** Plurals and simple endings off: enough to know "noodles" by "noodle". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ies|es|s|y|ing|ed|ly)$/, "") : word);
