import { numberWord } from "@/lib/guides/checker/numbers";
import { judge } from "@/lib/guides/constraints";
import type { Constraint, ConstraintField } from "@/lib/guides/stage-types";
import { FORMATS, findDish, findIngredient, withArticle } from "@/lib/guides/vocabulary";
import { inArea } from "../grammar/places";
import { joined } from "../grammar/words";
import { shuffled } from "../seed";
import { foodOf } from "./cuisine-words";
import type { Highlight } from "./highlights";
import {
  AREA_FORMS,
  BUDGET_FORMS,
  COMFORT_FORMS,
  DIET_FORMS,
  EXCLUDED_FORMS,
  FEW_FORMS,
  type Forms,
  LONE_UNKNOWN_FORMS,
  MEAL_FORMS,
  UNKNOWN_FORMS,
  UNMET_FORMS,
} from "./left-out-forms";
import { type Desk, firstSound, type Said } from "./opening-desk";
import { askedValues } from "./want";

const FORMS: Partial<Record<ConstraintField, Forms>> = {
  cuisine: UNMET_FORMS,
  dish: UNMET_FORMS,
  area: AREA_FORMS,
  price: BUDGET_FORMS,
  meal: MEAL_FORMS,
};

/** What could not be met, what was ruled out, and what nobody knows. */
export function tellLeftOut(desk: Desk): Said[] {
  const { story, highlights, seed } = desk;
  const { idea, picks, unmet } = story;
  const near = shuffled(highlights, `${seed}:near`);
  const mentionedTwice = new Set<Highlight>();
  const tellOf = (forms: Forms, what: string, by: Highlight): Said => {
    const also = shuffled(near, `${seed}:${what}:also`).find((other) => other !== by);
    return firstSound(
      desk,
      shuffled(forms, `${seed}:${what}`).map((form) => ({
        text: form({ what, near: by, also: also?.name ?? null, where: whereIs(by) }),
        about: also ? [by, also] : [by],
      })),
    );
  };
  const tell = (forms: Forms, what: string, turn: number): Said => {
    const by = near[turn % near.length];
    return by ? tellOf(forms, what, by) : null;
  };
  const excluded = idea.constraints.filter(
    ({ isNegated, field }) => isNegated && (field === "cuisine" || field === "dish"),
  );
  const diet = askedValues(idea, "diet")[0];
  const names = highlights.map(({ name }) => name);
  return [
    ...wantings(story).map(({ field, what, constraints }) => {
      // Whoever does meet it is no stand-in for it.
      const standIns = near.filter(({ m }) => constraints.some((constraint) => judge(m.place, constraint) !== "met"));
      const by = standIns.find((one) => !mentionedTwice.has(one)) ?? standIns[0] ?? near[0];
      if (by) mentionedTwice.add(by);
      return by ? tellOf(FORMS[field] ?? COMFORT_FORMS, what, by) : null;
    }),
    ...excluded.slice(0, 1).map(({ label }) => tell(EXCLUDED_FORMS, excludedThing(label), 2)),
    ...idea.unknowns
      .slice(0, 2)
      .map((what, index) => tell(picks.length > 1 ? UNKNOWN_FORMS : LONE_UNKNOWN_FORMS, what, index + 3)),
    diet ? tell(picks.length > 1 ? DIET_FORMS : DIET_FORMS.slice(-1), diet, 5) : null,
    unmet.length === 0 && picks.length < Math.min(5, idea.size)
      ? firstSound(
          desk,
          shuffled(FEW_FORMS, `${seed}:few`).map((form) => ({
            text:
              near[0] && form({ names, count: numberWord(picks.length), near: near[0], other: near[1]?.name ?? null }),
            about: highlights,
          })),
        )
      : null,
  ];
}

/** "no Sushi" -> "sushi", "no Thai" -> "Thai". */
const excludedThing = (label: string): string => {
  const bare = label.replace(/^(?:no|not|without|nothing) /i, "");
  const food = foodOf(bare);
  return food.endsWith(" cooking") ? bare : bare.toLowerCase();
};

const whereIs = ({ m }: Highlight): string | null =>
  m.place.neighbourhood === null ? null : inArea(m.place.neighbourhood);

const MOST_WANTING = 3;

/** What gave way and some pick lacks, the foods together; each with the noun that names it. */
function wantings({ idea, unmet, picks }: Desk["story"]) {
  const missed = idea.constraints.filter(
    (constraint) => unmet.includes(constraint.label) && picks.some(({ place }) => judge(place, constraint) !== "met"),
  );
  const foods = missed.filter(({ field }) => field === "cuisine" || field === "dish");
  const rest = missed.filter((constraint) => !foods.includes(constraint));
  const [food] = foods;
  return [
    ...(food ? [{ field: food.field, what: joined(foods.map(thingWanting)), constraints: foods }] : []),
    ...rest.map((constraint) => ({
      field: constraint.field,
      what: thingWanting(constraint),
      constraints: [constraint],
    })),
  ].slice(0, MOST_WANTING);
}

/** What is wanting, as a noun: "the Mission", "Ethiopian or Thai cooking", "a table for a date", "a quiet room". */
function thingWanting({ field, values, label }: Constraint): string {
  if (field === "cuisine") {
    const food = values.length === 1 ? foodOf(values[0] ?? label) : label;
    if (/^(?:an?|something) /.test(food)) return `${label} cooking`;
    return food !== label || values.some((value) => FORMATS.includes(value)) ? food : `${label} cooking`;
  }
  if (
    field === "dish" &&
    values.every((value) => !findDish(value) && !findIngredient(value) && !FORMATS.includes(value))
  )
    return `${label} cooking`;
  if (field === "area") return withArticle(label.replace(/^near (?:the )?/, ""));
  if (field === "meal") return label === "late at night" ? "the late hours" : label;
  if (field === "goodFor") return label.replace(/^good for /, "a table for ");
  if (field === "vibe") return /^(?:a|seats|by|shared|no) /.test(label) ? label : `a ${label} room`;
  return NEEDS[values[0] ?? ""] ?? label;
}

const NEEDS: Record<string, string> = {
  "dogs-on-patio": "a patio that takes dogs",
  byob: "leave to bring a bottle",
  parking: "easy parking",
  reservations: "a table booked ahead",
  "no-reservations": "a table without booking",
};
