import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { areaWithArticle, joinWithAnd, joinWithOr, VENUE_TYPES } from "@/lib/restaurants/vocabulary";

const ADJECTIVES: Record<string, string> = {
  cosy: "cozy",
  neighbourhood: "neighborhood",
  view: "",
  counter: "",
  garden: "",
  waterfront: "waterfront",
  communal: "",
  festive: "festive",
};
const OCCASION_NOUNS: Record<string, string> = {
  date: "tables for a date",
  "first-date": "tables for a first date",
  groups: "tables for a crowd",
  kids: "tables for the whole family",
  birthday: "birthday tables",
  "special-occasion": "tables worth dressing for",
  solo: "seats for one",
  business: "tables for talking business",
  hangover: "morning-after cures",
  "rainy-day": "rooms for a rainy day",
  "before-a-show": "tables before the curtain",
  picnic: "picnics to pack",
  takeout: "boxes to take home",
  "out-of-towners": "tables to show off the city",
  wine: "places to open a bottle",
  cocktails: "places for a drink and a plate",
};

/** A working title from the parsed constraints alone, without any text of the prompt. */
export function workingTitle(constraints: Constraint[], city: City): string {
  const mood = constraintsOn(constraints, "vibe")[0]?.values[0] ?? "";
  const isModelMood = constraintsOn(constraints, "vibe")[0]?.label.startsWith("a mood like") ?? false;
  const adjective = isModelMood ? "" : (ADJECTIVES[mood] ?? mood.replaceAll("-", " "));
  const diet = constraintsOn(constraints, "diet")
    .map(({ values }) => values[0])
    .join(", ");
  const words = [adjective, diet, mainNoun(constraints), locationPhrase(constraints, city)].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const constraintsOn = (constraints: Constraint[], field: Constraint["field"]) =>
  constraints.filter((constraint) => constraint.field === field && !constraint.isNegated);

function mainNoun(constraints: Constraint[]): string {
  const foods = [...constraintsOn(constraints, "cuisine"), ...constraintsOn(constraints, "dish")].filter(
    ({ isHard }) => isHard,
  );
  const meal =
    constraintsOn(constraints, "meal").find(({ isHard }) => isHard)?.label ??
    constraintsOn(constraints, "meal")[0]?.label ??
    "";
  if (foods.length > 0) {
    const named = foods.map(({ label }) => label).join(" ");
    const last = foods.at(-1);
    const isKitchen = last?.field === "cuisine" && last.values.every((value) => !VENUE_TYPES.includes(value));
    return meal && meal !== "late at night" && isKitchen
      ? `${named} ${meal}`
      : `${named}${isKitchen ? " cooking" : ""}${meal === "late at night" ? ` ${meal}` : ""}`;
  }
  if (meal) return meal === "late at night" ? "kitchens late at night" : meal;
  const occasion = constraintsOn(constraints, "goodFor")
    .map(({ values }) => OCCASION_NOUNS[values[0] ?? ""])
    .find(Boolean);
  return occasion ?? "places to eat";
}

/** "in the Mission or Dogpatch", "near Lake Merritt", "on the Peninsula". */
function locationPhrase(constraints: Constraint[], city: City): string {
  const [location] = [...constraintsOn(constraints, "landmark"), ...constraintsOn(constraints, "area")];
  if (!location) return city === "Peninsula" ? "on the Peninsula" : `in ${city}`;
  const label = location.label.replace(/ \(.*\)$/, "");
  const isNear = label.startsWith("near ");
  const names = label.replace(/^near /, "").split(/, | or |, or /);
  const named = names.map((name) => areaWithArticle(name));
  return `${isNear ? "near" : "in"} ${joinWithOr(named)}`;
}

/** One sentence about what the picks have in common. */
export function workingAngle(constraints: Constraint[], city: City): string {
  const wanted = constraints
    .filter(({ field }) => !["keyword", "area", "landmark"].includes(field))
    .map(({ label }) => label);
  const list = joinWithAnd(wanted.slice(0, 7));
  const where = locationPhrase(constraints, city);
  return wanted.length === 0
    ? `Good places to eat ${where}, each for a different reason.`
    : `Where to eat ${where}: ${list}.`;
}
