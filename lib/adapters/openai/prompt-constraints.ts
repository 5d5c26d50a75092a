import { z } from "zod";
import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { AREAS, resolveAreas } from "@/lib/restaurants/vocabulary/areas";
import { CUISINES, CUISINES_BY_REGION } from "@/lib/restaurants/vocabulary/cuisines";
import { findDish } from "@/lib/restaurants/vocabulary/dishes";
import { FEATURE_SYNONYMS } from "@/lib/restaurants/vocabulary/features";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";
import { findIngredient } from "@/lib/restaurants/vocabulary/ingredients";
import {
  DIET_SYNONYMS,
  MEAL_SYNONYMS,
  OCCASION_SYNONYMS,
  REQUIRED_DIETS,
} from "@/lib/restaurants/vocabulary/occasions";
import { VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary/vibes";
import type { WordTable } from "@/lib/restaurants/vocabulary/word-table";
import { toPlainLine } from "./strip-markup";

const VALUE_MAX = 60;
const VALUES_MAX = 16;

export const CatalogueField = z.enum([
  ...["cuisine", "dish", "area", "price", "diet", "vibe"],
  ...["goodFor", "meal", "feature", "name", "keyword"],
] as const);

/** A constraint in a model's own words. */
export type PromptConstraint = Omit<Constraint, "field" | "label"> & { field: z.infer<typeof CatalogueField> };

const WORDS_BY_FIELD: Partial<Record<Constraint["field"], WordTable>> = {
  vibe: VIBE_SYNONYMS,
  goodFor: OCCASION_SYNONYMS,
  meal: MEAL_SYNONYMS,
  diet: DIET_SYNONYMS,
  feature: FEATURE_SYNONYMS,
};

/** The vocabulary that a model must use. */
export const vocabularyFor = (city: City) => ({
  cuisine: CUISINES,
  area: AREAS[city].areas.map(({ name }) => name),
  ...Object.fromEntries(Object.entries(WORDS_BY_FIELD).map(([field, words]) => [field, Object.keys(words)])),
  price: ["1", "2", "3", "4"],
});

/**
 * Converts a model's constraints to the catalogue's vocabulary. Values without a catalogue word are dropped; if none
 * remain, the requested value becomes a keyword, so that the guide can say that no place here has it. What would make
 * somebody ill becomes a dish instead: no place is without it merely because no text names it.
 */
export function toConstraints(read: readonly PromptConstraint[], city: City): Constraint[] {
  return read.flatMap(({ field, values: words, isNegated, isDanger = false, isHard }) => {
    const requested = words
      .slice(0, VALUES_MAX)
      .map((value) => toPlainLine(value, VALUE_MAX))
      .filter(Boolean);
    const known = [...new Set(requested.flatMap((value) => knownValues(field, value, city)))];
    const isTaken = known.length > 0 && !(isDanger && field !== "cuisine" && field !== "dish");
    if (!isTaken && (requested.length === 0 || field === "price")) return [];
    const taken: Pick<Constraint, "field" | "values"> = isTaken
      ? { field, values: known }
      : { field: isDanger ? "dish" : "keyword", values: requested };
    const mayRequire = taken.field !== "diet" || taken.values.some((diet) => REQUIRED_DIETS.includes(diet));
    const way = { isNegated, ...(isDanger && { isDanger }), isHard: isHard && mayRequire };
    return [{ ...taken, ...way, label: labelOf(taken, isNegated) }];
  });
}

function knownValues(field: Constraint["field"], value: string, city: City): string[] {
  const key = foldWords(value);
  if (field === "cuisine") return toCuisines(key);
  if (field === "area")
    return resolveAreas(city, value).filter((name) => AREAS[city].areas.some((area) => area.name === name));
  if (field === "price")
    return [/^\$+$/.test(value) ? String(value.length) : value].filter((level) => /^[1-4]$/.test(level));
  if (field === "dish") return [findDish(value)?.name ?? value];
  const words = WORDS_BY_FIELD[field];
  if (!words) return [value];
  return Object.keys(words).filter(
    (word) => foldWords(word) === key || words[word]?.some((other) => foldWords(other) === key),
  );
}

/** The field that a word of the vocabulary belongs to: what people eat first, then rooms and occasions, then areas. */
export const fieldOf = (words: string, city: City): PromptConstraint["field"] | null =>
  findIngredient(words) || findDish(words)
    ? "dish"
    : (FIELDS_WITH_WORDS.find((field) => knownValues(field, words, city).length > 0) ?? null);

const FIELDS_WITH_WORDS = ["cuisine", "diet", "vibe", "goodFor", "meal", "feature", "area"] as const;

const toCuisines = (key: string): string[] => {
  const exact = CUISINES.filter((cuisine) => foldWords(cuisine) === key);
  if (exact.length > 0) return exact;
  const region = Object.keys(CUISINES_BY_REGION).find((name) => foldWords(name) === key);
  return region ? (CUISINES_BY_REGION[region] ?? []) : [];
};

function labelOf({ field, values }: Pick<Constraint, "field" | "values">, isNegated: boolean): string {
  const shown = field === "price" ? values.map((level) => "$".repeat(Number(level))) : values.map(displayValue);
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(shown.slice(0, 4));
  return isNegated ? `no ${list}` : list;
}

const displayValue = (value: string) => value.replaceAll("-", " ");
