import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { findUntoldMood } from "@/lib/guides/checker/moods";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { judgeMeal } from "@/lib/guides/constraints/evaluate-occasion";
import type { GuideBrief } from "@/lib/ports/curator";
import { phrasesOf } from "../constraint-phrases/find-phrases";
import { MOST, requestedValues } from "./request-phrase";

/** What a place has or hasn't; an occasion only says whom a guide is for. */
const PROMISED: readonly Constraint["field"][] = ["feature", "vibe", "meal", "diet"];

type Story = Pick<GuideBrief, "idea" | "picks">;

/**
 * Whether a headline names nothing that was asked for and that too few of the picks are known to have, no mood that under
 * half of them have, no other meal, and no evening over what is eaten by day.
 */
export const keepsPromises = (text: string, { idea, picks }: Story): boolean =>
  findUntoldMood(
    text,
    picks.map(({ place }) => place),
  ) === null &&
  !namesOtherMeal(text, { idea, picks }) &&
  !(EVENING.test(text) && isByDay(idea)) &&
  idea.constraints
    .filter(({ field, isNegated }) => !isNegated && PROMISED.includes(field))
    .filter((need) => {
      const meeting = picks.filter(({ place }) => evaluateConstraint(place, need) === "met");
      return meeting.length < MOST * picks.length;
    })
    .every(({ field, values }) => values.every((value) => !phrasesOf(field, value)?.evidencePattern?.test(text)));

const MEALS: Record<string, RegExp> = {
  breakfast: /\bbreakfasts?\b/i,
  brunch: /\bbrunch(?:es)?\b/i,
  lunch: /\blunch(?:es)?\b/i,
  dinner: /\b(?:dinners?|suppers?)\b/i,
};

/** "Lunch for clients", of a dinner; "dinners", where nobody asked for one or some pick is known to serve none. */
export function namesOtherMeal(text: string, { idea, picks }: Story): boolean {
  const asked = mealsAsked(idea);
  const named = mealsNamed(text);
  if (asked.length > 0 && named.length > 0 && !named.some((meal) => asked.includes(meal))) return true;
  // "Fast lunches", of a bite before a show.
  if (named.includes("lunch") && !asked.includes("lunch") && !named.includes("dinner") && isForDinner(idea))
    return true;
  return named.some((meal) => isUnserved(meal, picks)) || (named.includes("dinner") && !isForDinner(idea));
}

/** Whether a text tells of dinner and the places that it tells of, or all where it names none, are known to serve none. */
export function tellsOfUnservedDinner(text: string, named: Story["picks"], { idea, picks }: Story): boolean {
  if (!mealsNamed(text).includes("dinner")) return false;
  return named.length > 0 ? isUnserved("dinner", named) : isUnserved("dinner", picks) || !isForDinner(idea);
}

/** "Before Bedtime", but not "whatever you did last night". */
const EVENING = /\b(?:bedtime|tonight|evenings?|babysitter|(?<!\b(?:last|long) )nights?)\b/i;

const DAYTIME = ["breakfast", "brunch", "lunch"];

const isByDay = (idea: AcceptedIdea): boolean => {
  const asked = [...mealsAsked(idea), ...requestedValues(idea, "cuisine").filter((kind) => kind === "Breakfast")];
  return asked.length > 0 && asked.every((meal) => DAYTIME.includes(meal.toLowerCase()));
};

const mealsNamed = (text: string): string[] => Object.keys(MEALS).filter((meal) => MEALS[meal]?.test(text));

const mealsAsked = ({ constraints }: AcceptedIdea): string[] =>
  constraints.flatMap(({ field, values, isNegated }) =>
    field === "meal" && !isNegated ? values.filter((value) => value in MEALS) : [],
  );

const isUnserved = (meal: string, picks: Story["picks"]): boolean =>
  picks.some(({ place }) => judgeMeal(place, meal).verdict === "unmet");

/** For these people go out in the evening. */
const EVENINGS = ["dinner", "late-night", "date", "first-date", "special-occasion", "birthday", "before-a-show"];

const isForDinner = ({ constraints }: AcceptedIdea): boolean =>
  constraints.some(
    ({ field, values, isNegated }) =>
      (field === "meal" || field === "goodFor") && !isNegated && values.some((value) => EVENINGS.includes(value)),
  );
