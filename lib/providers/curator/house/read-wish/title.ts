import type { City } from "@/lib/cities";
import type { Constraint } from "@/lib/guides/stage-types";
import { andList, FORMATS, orList, withArticle } from "@/lib/guides/vocabulary";

const ADJECTIVES: Record<string, string> = {
  neighbourhood: "neighborhood",
  view: "",
  counter: "",
  garden: "",
  waterfront: "waterfront",
  communal: "",
  festive: "festive",
};
const HEADS: Record<string, string> = {
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

/** A working title from what was understood alone: nothing of the wish's own text gets in. */
export function titleOf(constraints: Constraint[], city: City): string {
  const mood = pick(constraints, "vibe")[0]?.values[0] ?? "";
  const isModelMood = pick(constraints, "vibe")[0]?.label.startsWith("a mood like") ?? false;
  const adjective = isModelMood ? "" : (ADJECTIVES[mood] ?? mood.replaceAll("-", " "));
  const diet = pick(constraints, "diet")
    .map(({ values }) => values[0])
    .join(", ");
  const words = [adjective, diet, headOf(constraints), placeOf(constraints, city)].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pick = (constraints: Constraint[], field: Constraint["field"]) =>
  constraints.filter((constraint) => constraint.field === field && !constraint.isNegated);

function headOf(constraints: Constraint[]): string {
  const foods = [...pick(constraints, "cuisine"), ...pick(constraints, "dish")].filter(({ isHard }) => isHard);
  const meal =
    pick(constraints, "meal").find(({ isHard }) => isHard)?.label ?? pick(constraints, "meal")[0]?.label ?? "";
  if (foods.length > 0) {
    const named = foods.map(({ label }) => label).join(" ");
    const last = foods.at(-1);
    const isKitchen = last?.field === "cuisine" && last.values.every((value) => !FORMATS.includes(value));
    return meal && meal !== "late at night" && isKitchen
      ? `${named} ${meal}`
      : `${named}${isKitchen ? " cooking" : ""}${meal === "late at night" ? ` ${meal}` : ""}`;
  }
  if (meal) return meal === "late at night" ? "kitchens late at night" : meal;
  const occasion = pick(constraints, "goodFor")
    .map(({ values }) => HEADS[values[0] ?? ""])
    .find(Boolean);
  return occasion ?? "places to eat";
}

/** "in the Mission or Dogpatch", "near Lake Merritt", "on the Peninsula". */
function placeOf(constraints: Constraint[], city: City): string {
  const [area] = pick(constraints, "area");
  if (!area) return city === "Peninsula" ? "on the Peninsula" : `in ${city}`;
  const isNear = area.label.startsWith("near ");
  const names = area.label.replace(/^near /, "").split(/, | or |, or /);
  const named = names.map((name) => withArticle(name));
  return `${isNear ? "near" : "in"} ${orList(named)}`;
}

/** One sentence of what holds the picks together. */
export function angleOf(constraints: Constraint[], city: City): string {
  const wanted = constraints.filter(({ field }) => !["keyword", "area"].includes(field)).map(({ label }) => label);
  const list = andList(wanted.slice(0, 7));
  const where = placeOf(constraints, city);
  return wanted.length === 0
    ? `Good places to eat ${where}, each for a different reason.`
    : `Where to eat ${where}: ${list}.`;
}
