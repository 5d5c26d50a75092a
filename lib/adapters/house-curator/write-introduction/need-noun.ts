import type { Constraint } from "@/lib/contracts/stages";
import { findDish, findIngredient, isCuisine, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { findQuality } from "@/lib/restaurants/vocabulary/qualities";
import { joinList, withIndefiniteArticle } from "../grammar/words";
import { cuisineFood } from "./cuisine-nouns";
import { FEATURE_NOUNS, OCCASION_NOUNS, QUALITY_NOUNS, VIBE_NOUNS } from "./need-nouns";

/** A need as a noun that follows "known for": "Ethiopian cooking", "first dates", "a quiet room", "late hours". */
export function needNoun(need: Constraint): string {
  const { field, values, isNegated } = need;
  const label = withoutFigures(need.label);
  if (isNegated) return refusalNoun(need);
  switch (field) {
    case "cuisine":
    case "dish":
      return foodNoun(need);
    case "meal":
      return label === "late at night" || values.includes("late-night") ? "late hours" : label;
    case "goodFor":
      return joinList(
        values.map((value) => OCCASION_NOUNS[value] ?? value.replaceAll("-", " ")),
        "or",
      );
    case "vibe":
      return vibeNoun(label, values);
    case "feature":
      return FEATURE_NOUNS[values[0] ?? ""] ?? (ADJECTIVE.test(label) ? `being ${label}` : label);
    case "keyword":
      return keywordNoun(label, values[0] ?? label);
    default:
      return label;
  }
}

/** Whether every value is a food that the catalogue knows, and not half a word of another language. */
export const isKnownFood = ({ values }: Constraint): boolean =>
  values.every((value) => isCuisine(value) || Boolean(findDish(value) ?? findIngredient(value)));

/** "Near Oracle Park (within ¾ mile)": no sentence states a distance that its sources don't. */
export const withoutFigures = (label: string): string => label.replace(/ \([^)]*\)$/, "");

/** "no nuts" -> "nuts". */
export const withoutRefusal = (label: string): string => label.replace(/^(?:not too|no|not|without|nothing) /i, "");

const quoted = (label: string): string => `“${label}”`;

const ADJECTIVE =
  /^(?:authentic|organic|sustainable|award winning|cash only|\S+ (?:friendly|free|owned|sourced|opened))$/;

function foodNoun({ field, values, label }: Constraint): string {
  if (/\bcooking\b/.test(label)) return label;
  const food = field === "cuisine" && values.length === 1 ? cuisineFood(values[0] ?? label) : label;
  if (/^(?:an?|something) /.test(food)) return `${label} cooking`;
  const isOnAMenu = values.some(
    (value) => VENUE_TYPES.includes(value) || Boolean(findDish(value) ?? findIngredient(value)),
  );
  return food !== label || isOnAMenu ? food : `${label} cooking`;
}

function vibeNoun(label: string, values: readonly string[]): string {
  const noun = values.length === 1 && VIBE_NOUNS[values[0] ?? ""];
  if (noun) return noun;
  return /^(?:an?|seats|shared) /.test(label) ? label : withIndefiniteArticle(`${label} room`);
}

function keywordNoun(label: string, value: string): string {
  const quality = findQuality(value)?.value;
  return (quality && (QUALITY_NOUNS[quality] ?? FEATURE_NOUNS[quality])) ?? quoted(label);
}

const FOOD_MOODS = ["spicy", "mild", "salty", "sweet", "greasy"];

/** "not too modern" -> "a room that isn't too modern", "no spice" -> "cooking without spice". */
function refusalNoun(need: Constraint): string {
  const { field, values } = need;
  const label = withoutFigures(need.label);
  const bare = withoutRefusal(label);
  if (field === "vibe") {
    if (values.includes("loud")) return "a quiet room";
    if (values.includes("small-portions")) return "portions that aren't too small";
    if (values.includes("rude-service")) return "service that isn't rude";
    if (label.startsWith("no ") && values.some((value) => FOOD_MOODS.includes(value))) return `cooking without ${bare}`;
    if (/^(?:an?|by|seats|shared|no) /.test(bare) || !label.startsWith("not too ")) return quoted(label);
    const subject = values.some((value) => FOOD_MOODS.includes(value)) ? "food" : "a room";
    return `${subject} that isn't too ${bare}`;
  }
  if (field === "feature" && values.includes("chain")) return "a house that is no chain";
  if (field === "feature") return `doing without ${FEATURE_NOUNS[values[0] ?? ""] ?? bare}`;
  if (field === "cuisine" && values.every((value) => /^(?:an?|something) | cooking$/.test(cuisineFood(value))))
    return `cooking that isn't ${bare}`;
  if (field === "dish" || field === "cuisine") return `cooking without ${isKnownFood(need) ? bare : quoted(bare)}`;
  return quoted(label);
}
