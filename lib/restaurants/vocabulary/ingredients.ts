import { z } from "zod";
import data from "@/data/vocabulary/ingredients.json" with { type: "json" };
import { foldWords } from "./fold";
import { Words } from "./word-table";

/** One ingredient of data/vocabulary/ingredients.json. */
const IngredientEntry = z.strictObject({
  name: z.string().min(1),
  /** What people call it. */
  synonyms: Words,
  /** Ingredients listed before it that are kinds of it: their menu words show it too. */
  includes: Words.default([]),
  /** Words on a menu that show it. */
  menuWords: Words,
  /** Cuisines that are built on it. */
  cuisines: Words.default([]),
  /** Diets that exclude it. */
  ruledOutBy: Words.default([]),
  /** Avoided for faith or health as often as for taste: its absence from what a place is known for proves nothing. */
  isSensitive: z.boolean().default(false),
  /** What menus seldom name: excluding the places that do name it would promise too much, so it only affects ranking. */
  isRarelyOnMenus: z.boolean().default(false),
  /** Named far more often to keep it out than to ask for it: no wish, unless a refusal makes it one. */
  isSeldomWanted: z.boolean().default(false),
});
export type Ingredient = Omit<z.infer<typeof IngredientEntry>, "includes">;

const entries = z.array(IngredientEntry).parse(data);

export const INGREDIENTS: readonly Ingredient[] = entries.map(({ includes, ...ingredient }) => ({
  ...ingredient,
  menuWords: [...menuWordsOf(includes), ...ingredient.menuWords].map(foldWords),
}));

export const RARELY_ON_MENUS: readonly string[] = INGREDIENTS.filter(({ isRarelyOnMenus }) => isRarelyOnMenus).map(
  ({ name }) => name,
);

function menuWordsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => entries.find((entry) => entry.name === name)?.menuWords ?? []);
}

/** The ingredient that a word refers to. */
export const findIngredient = (value: string): Ingredient | null =>
  INGREDIENTS.find(({ name, synonyms }) => name === value || synonyms.includes(foldWords(value))) ?? null;

/** The ingredients that are named within what somebody calls dangerous: "bacon cheeseburger" names pork. */
export function ingredientsIn(value: string): Ingredient[] {
  const exact = findIngredient(value);
  if (exact) return [exact];
  const padded = ` ${foldWords(value)} `;
  return INGREDIENTS.filter(({ name, synonyms }) =>
    [foldWords(name), ...synonyms].some((word) => padded.includes(` ${word} `)),
  );
}
