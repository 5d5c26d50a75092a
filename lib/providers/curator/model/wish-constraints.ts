import { z } from "zod";
import type { City } from "../../../cities";
import type { Constraint } from "../../../guides/stage-types";
import { AREAS, areasNamed } from "../../../guides/vocabulary/areas";
import { CUISINES, REGIONS } from "../../../guides/vocabulary/cuisines";
import { findDish } from "../../../guides/vocabulary/dishes";
import { FEATURE_WORDS } from "../../../guides/vocabulary/features";
import { foldWords, listed } from "../../../guides/vocabulary/fold";
import { DIET_WORDS, MEAL_WORDS, OCCASION_WORDS } from "../../../guides/vocabulary/occasions";
import { VIBE_WORDS } from "../../../guides/vocabulary/vibes";
import { plainLine } from "./markup";

const VALUE_MAX = 60;
const VALUES_MAX = 16;

export const WishConstraint = z.object({
  field: z.enum(["cuisine", "dish", "area", "price", "diet", "vibe", "goodFor", "meal", "feature", "name", "keyword"]),
  values: z
    .array(z.string())
    .describe("Alternatives: any of them satisfies the constraint, or, negated, none may hold."),
  isNegated: z.boolean(),
  isHard: z.boolean(),
});
export type WishConstraint = z.infer<typeof WishConstraint>;

const WORDS: Partial<Record<Constraint["field"], Record<string, string>>> = {
  vibe: VIBE_WORDS,
  goodFor: OCCASION_WORDS,
  meal: MEAL_WORDS,
  diet: DIET_WORDS,
  feature: FEATURE_WORDS,
};

/** The vocabulary that a model is to answer in. */
export const vocabularyFor = (city: City) => ({
  cuisine: CUISINES,
  area: AREAS[city].areas.map(({ name }) => name),
  ...Object.fromEntries(Object.entries(WORDS).map(([field, words]) => [field, Object.keys(words)])),
  price: ["1", "2", "3", "4"],
});

/**
 * What a model read from a wish, in the catalogue's own words. A value that the catalogue has no word for is dropped;
 * where none is left, what was asked for stays as a keyword, so that the guide can say that nobody here has it.
 */
export function constraintsOf(read: readonly WishConstraint[], city: City): Constraint[] {
  return read.flatMap((constraint) => {
    const asked = constraint.values
      .slice(0, VALUES_MAX)
      .map((value) => plainLine(value, VALUE_MAX))
      .filter(Boolean);
    const values = [...new Set(asked.flatMap((value) => known(constraint.field, value, city)))];
    if (values.length > 0) return [{ ...constraint, values, label: labelOf(constraint, values) }];
    if (asked.length === 0 || constraint.field === "price") return [];
    const field = "keyword" as const;
    return [{ ...constraint, field, values: asked, label: labelOf({ ...constraint, field }, asked) }];
  });
}

function known(field: Constraint["field"], value: string, city: City): string[] {
  const key = foldWords(value);
  if (field === "cuisine") return cuisinesNamed(key);
  if (field === "area")
    return areasNamed(city, value).filter((name) => AREAS[city].areas.some((area) => area.name === name));
  if (field === "price")
    return [/^\$+$/.test(value) ? String(value.length) : value].filter((level) => /^[1-4]$/.test(level));
  if (field === "dish") return [findDish(value)?.name ?? value];
  const words = WORDS[field];
  if (!words) return [value];
  return Object.keys(words).filter(
    (word) => foldWords(word) === key || listed(words[word] ?? "").some((other) => foldWords(other) === key),
  );
}

const cuisinesNamed = (key: string): string[] => {
  const exact = CUISINES.filter((cuisine) => foldWords(cuisine) === key);
  if (exact.length > 0) return exact;
  const region = Object.keys(REGIONS).find((name) => foldWords(name) === key);
  return region ? (REGIONS[region] ?? []) : [];
};

function labelOf({ field, isNegated }: Pick<WishConstraint, "field" | "isNegated">, values: string[]): string {
  const shown = field === "price" ? values.map((level) => "$".repeat(Number(level))) : values.map(asShown);
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(shown.slice(0, 4));
  return isNegated ? `no ${list}` : list;
}

const asShown = (value: string) => value.replaceAll("-", " ");
