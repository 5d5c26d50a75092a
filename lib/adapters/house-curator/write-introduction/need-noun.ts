import type { Constraint } from "@/lib/contracts/stages";
import { areaWithArticle, findDish, findIngredient, REQUIRED_DIETS, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
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
  if (field === "diet") return REQUIRED_DIETS.includes(label) ? `${label} cooking` : `a ${dietName(label)} diet`;
  if (field === "area") return areaWithArticle(withoutDistance(label).replace(/^near (?:the )?/, ""));
  if (field === "landmark") return withoutDistance(label).replace(/^near /, "");
  if (field === "meal") return label === "late at night" ? "the late hours" : label;
  if (field === "goodFor") return label.replace(/^good for /, "a table for ");
  const noun = values[0] && VIBE_NOUNS[values[0]];
  if (field === "vibe" && noun) return noun;
  if (field === "vibe")
    return /^(?:an?|seats|by|shared|no) /.test(label) ? label : withIndefiniteArticle(`${label} room`);
  return FEATURE_NOUNS[values[0] ?? ""] ?? label;
}

/** "Low FODMAP", "soft-food", "a diabetic diet": the word isn't said twice. */
const dietName = (label: string): string => label.replace(/[- ]diet$/, "");

/** Moods of the food, the service or the street rather than of the room. */
const VIBE_NOUNS: Record<string, string> = {
  spicy: "spicy food",
  mild: "mild food",
  salty: "salty food",
  sweet: "sweet food",
  greasy: "greasy food",
  "light-food": "light food",
  healthy: "healthy food",
  hearty: "hearty food",
  "small-portions": "small portions",
  "comfort-food": "comfort food",
  "friendly-service": "friendly service",
  "rude-service": "rude service",
  "upbeat-crowd": "an upbeat crowd",
  "industrial-look": "an industrial look",
  "European-feel": "a European feel",
  "safe-area": "a safe street",
  touristy: "tourists",
  hyped: "its fame",
};

const FEATURE_NOUNS: Record<string, string> = {
  "dogs-on-patio": "a patio that takes dogs",
  byob: "leave to bring a bottle",
  "open-kitchen": "an open kitchen",
  "counter-seating": "seats at the counter",
  "late-kitchen": "a late kitchen",
  "play-area": "a play area",
  "kids-menu": "a menu for kids",
  "changing-table": "a changing table",
  "accessible-restroom": "an accessible restroom",
  fireplace: "a fireplace",
  buffet: "a buffet",
  "dedicated-fryer": "a dedicated fryer",
  parking: "easy parking",
  reservations: "a table booked ahead",
  "no-reservations": "a table without booking",
};

/** Figures are shown by the page, never written. */
const withoutDistance = (label: string): string => label.replace(/ \(.*\)$/, "");
