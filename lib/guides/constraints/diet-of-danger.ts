import { DIET_SYNONYMS, foldWords } from "@/lib/restaurants/vocabulary";

const dietByWords = new Map(
  Object.entries(DIET_SYNONYMS).flatMap(([diet, synonyms]) =>
    synonyms.map((synonym) => [foldWords(synonym), diet] as const),
  ),
);

/** The diet of people who name what ails them and no food: "celiac", "celiac disease". */
export const dietOfDanger = (words: string): string | null => dietByWords.get(foldWords(words)) ?? null;
