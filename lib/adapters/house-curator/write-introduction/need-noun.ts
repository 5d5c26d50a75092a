import type { Constraint } from "@/lib/contracts/stages";
import { areaWithArticle, findDish, findIngredient, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { withIndefiniteArticle } from "../grammar/words";
import { cuisineFood } from "./cuisine-nouns";

/** An unmet need as a noun: "the Mission", "Ethiopian or Thai cooking", "a table for a date", "a quiet room". */
export function needNoun({ field, values, label }: Constraint): string {
  if (field === "cuisine") {
    const food = values.length === 1 ? cuisineFood(values[0] ?? label) : label;
    if (/^(?:an?|something) /.test(food)) return `${label} cooking`;
    return food !== label || values.some((value) => VENUE_TYPES.includes(value)) ? food : `${label} cooking`;
  }
  if (
    field === "dish" &&
    values.every((value) => !findDish(value) && !findIngredient(value) && !VENUE_TYPES.includes(value))
  )
    return `${label} cooking`;
  if (field === "diet") return `${label} cooking`;
  if (field === "area") return areaWithArticle(withoutDistance(label).replace(/^near (?:the )?/, ""));
  if (field === "landmark") return withoutDistance(label).replace(/^near /, "");
  if (field === "meal") return label === "late at night" ? "the late hours" : label;
  if (field === "goodFor") return label.replace(/^good for /, "a table for ");
  if (field === "vibe")
    return /^(?:an?|seats|by|shared|no) /.test(label) ? label : withIndefiniteArticle(`${label} room`);
  return FEATURE_NOUNS[values[0] ?? ""] ?? label;
}

const FEATURE_NOUNS: Record<string, string> = {
  "dogs-on-patio": "a patio that takes dogs",
  byob: "leave to bring a bottle",
  parking: "easy parking",
  reservations: "a table booked ahead",
  "no-reservations": "a table without booking",
};

/** Figures are shown by the page, never written. */
const withoutDistance = (label: string): string => label.replace(/ \(.*\)$/, "");
