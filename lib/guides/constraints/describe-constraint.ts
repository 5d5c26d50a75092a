import type { Constraint } from "@/lib/contracts/stages";
import { joinWithOr, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { landmarkLabel } from "./evaluate-landmark";

const DESCRIPTIONS: Partial<Record<Constraint["field"], Record<string, string>>> = {
  vibe: {
    cosy: "cozy",
    neighbourhood: "a neighborhood spot",
    counter: "seats at the counter",
    view: "a view",
    garden: "a garden",
    waterfront: "by the water",
    communal: "shared tables",
    "no-frills": "no frills",
    "family-run": "family-run",
  },
  goodFor: {
    date: "a date",
    "first-date": "a first date",
    groups: "a group",
    kids: "kids",
    grandparents: "the older generation",
    solo: "eating alone",
    business: "business",
    birthday: "a birthday",
    "special-occasion": "a special occasion",
    "quick-bite": "a quick bite",
    takeout: "takeout",
    picnic: "a picnic",
    "rainy-day": "a rainy day",
    "before-a-show": "before a show",
    "after-work": "after work",
    hangover: "a hangover",
    "people-watching": "watching people",
    "out-of-towners": "out-of-towners",
    weeknight: "a weeknight",
    "late-night": "a late night",
  },
  meal: { "late-night": "late at night" },
  feature: {
    patio: "outdoor seating",
    "step-free": "a step-free entrance",
    "dogs-on-patio": "dogs welcome on the patio",
    chain: "chains",
    "private-room": "a private room",
    byob: "bring your own bottle",
    "wood-fired": "a wood fire",
    "walk-up": "a walk-up window",
    "full-bar": "a full bar",
    "wine-list": "a long wine list",
  },
};

/** Moods that aren't had more or less: what has none of them is called. */
const WITHOUT_MOOD: Record<string, string> = {
  view: "no view",
  garden: "no garden",
  counter: "no seats at the counter",
  communal: "no shared tables",
  waterfront: "not by the water",
  neighbourhood: "not a neighborhood spot",
  "family-run": "not family-run",
  "no-frills": "not without frills",
};

/** A constraint as a reader sees it in "why this pick": "Outer Sunset", "no sushi", "up to $$", "good for a date". */
export function describeConstraint({
  field,
  values,
  ideal,
  isNegated,
}: Pick<Constraint, "field" | "values" | "ideal" | "isNegated">): string {
  if (field === "price") return ideal ? "cheap" : describePrice(values);
  if (field === "landmark") return `${isNegated ? "not " : ""}${landmarkLabel(...values)}`;
  const names = values.map((value) => describeValue(field, value));
  const named = joinWithOr(names);
  if (!isNegated)
    return field === "goodFor" && values[0] !== "before-a-show" && values[0] !== "after-work"
      ? `good for ${named}`
      : named;
  if (field === "area" || field === "name") return `not ${named}`;
  const [value = ""] = values;
  if (field === "vibe" && values.length === 1 && WITHOUT_MOOD[value]) return WITHOUT_MOOD[value];
  return field === "vibe" ? `not too ${named}` : `no ${named}`;
}

/** A value by itself: "a date", "outdoor seating", "bakery". */
export function describeValue(field: Constraint["field"], value: string): string {
  const special = DESCRIPTIONS[field]?.[value];
  if (special) return special;
  if (field === "cuisine" || field === "dish") return VENUE_TYPES.includes(value) ? value.toLowerCase() : value;
  return field === "area" || field === "name" || field === "diet" ? value : value.replaceAll("-", " ");
}

/** Levels "1" to "4" as signs: "$$", "up to $$", "$$$ and up". */
function describePrice(levels: string[]): string {
  const sorted = levels.map(Number).sort();
  const least = sorted[0] ?? 1;
  const most = sorted.at(-1) ?? 4;
  if (least === most) return "$".repeat(least);
  if (least === 1) return `up to ${"$".repeat(most)}`;
  return most === 4 ? `${"$".repeat(least)} and up` : `${"$".repeat(least)} to ${"$".repeat(most)}`;
}
