import type { Constraint } from "@/lib/contracts/stages";
import { adopt, type Check, type Draft, explain, withdraw } from "./draft";
import { isCorrected } from "./subjects";

/** A diet of either reader is kept; of two, the stricter one. */
export const keepDiets = (draft: Draft, check: Check): Draft =>
  check.rules.constraints
    .filter((constraint) => isDiet(constraint) && !constraint.isNegated)
    .filter((constraint) => !isCorrected(constraint, check.rules.readings ?? [], check))
    .reduce((before, diet) => keepDiet(before, diet, check), draft);

const isDiet = ({ field }: Constraint) => field === "diet";

function keepDiet(draft: Draft, diet: Constraint, { rules }: Check): Draft {
  const own = draft.constraints.filter(
    (constraint) => isDiet(constraint) && constraint.values.every((value) => diet.values.includes(value)),
  );
  const isKept = ({ isNegated, isHard }: Constraint) => !isNegated && (isHard || !diet.isHard);
  if (own.some(isKept)) return draft;
  const rid = own.reduce(
    (before, constraint) =>
      withdraw(before, constraint, constraint.values, { role: "want", outcome: "judged", label: diet.label }),
    draft,
  );
  return explain(adopt(rid, diet, rules), {
    words: diet.values.join(", "),
    model: own.length === 0 ? null : own.some(({ isNegated }) => isNegated) ? "a refusal" : "a mere bonus",
    rules: "a diet",
    result: "the diet is kept",
  });
}
