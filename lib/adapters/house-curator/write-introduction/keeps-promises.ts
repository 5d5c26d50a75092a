import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import type { GuideBrief } from "@/lib/ports/curator";
import { phrasesOf } from "../constraint-phrases/find-phrases";
import { MOST } from "./request-phrase";

/** What a place has or hasn't; an occasion only says whom a guide is for. */
const PROMISED: readonly Constraint["field"][] = ["feature", "vibe", "meal", "diet"];

/** Whether a headline names nothing that was asked for and that too few of the picks are known to have, and no other meal. */
export const keepsPromises = (text: string, { idea, picks }: Pick<GuideBrief, "idea" | "picks">): boolean =>
  !namesOtherMeal(text, idea) &&
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

/** "Lunch for clients", of a dinner. */
export function namesOtherMeal(text: string, { constraints }: AcceptedIdea): boolean {
  const asked = constraints.flatMap(({ field, values, isNegated }) =>
    field === "meal" && !isNegated ? values.filter((value) => value in MEALS) : [],
  );
  const named = Object.keys(MEALS).filter((meal) => MEALS[meal]?.test(text));
  return asked.length > 0 && named.length > 0 && !named.some((meal) => asked.includes(meal));
}
