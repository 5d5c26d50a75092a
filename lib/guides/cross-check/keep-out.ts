import type { Constraint, PromptReading } from "@/lib/contracts/stages";
import { adopt, type Check, type Draft, explain, isSameSpan, withdraw } from "./draft";
import { isCorrected, isCovered, isFoodConstraint, isSameFood, valuesKeptOut } from "./subjects";

/** Whatever the rules take for a danger or a refusal is avoided, dangers first. */
export function keepOut(draft: Draft, check: Check): Draft {
  const { constraints, readings = [] } = check.rules;
  const avoided = constraints.filter((constraint) => constraint.isNegated && !isCorrected(constraint, readings, check));
  const isDanger = (constraint: Constraint) => constraint.isDanger === true;
  return [...avoided.filter(isDanger), ...avoided.filter((constraint) => !isDanger(constraint))].reduce(
    (before, constraint) => keepConstraintOut(before, constraint, check),
    draft,
  );
}

function keepConstraintOut(draft: Draft, avoided: Constraint, check: Check): Draft {
  const isDanger = avoided.isDanger === true;
  const became: Partial<PromptReading> = {
    role: isDanger ? "danger" : "avoid",
    outcome: "judged",
    label: avoided.label,
  };
  const wishes = contraryWishes(draft, avoided, check);
  const milder = draft.constraints.filter(
    (constraint) => constraint.isNegated && isDanger && !constraint.isDanger && isCovered(constraint, avoided),
  );
  const isKept = draft.constraints.some(
    (constraint) =>
      constraint.isNegated && (!isDanger || constraint.isDanger === true) && isCovered(avoided, constraint),
  );
  if (wishes.length === 0 && isKept) return draft;
  const rid = [...wishes, ...milder.map((constraint) => ({ constraint, values: constraint.values }))].reduce(
    (before, { constraint, values }) => withdraw(before, constraint, values, became),
    draft,
  );
  return explain(isKept ? rid : adopt(rid, avoided, check.rules), {
    words: avoided.values.join(", "),
    model: wishes.length > 0 ? "a wish" : milder.length > 0 ? "a refusal" : null,
    rules: isDanger ? "a danger" : "a refusal",
    result: isDanger ? "it is avoided as a danger" : "it is avoided",
  });
}

/**
 * Wishes for what the rules keep out, or that stand on the same words; but for those that the rules recognize too: ramen, but
 * no tonkotsu ramen.
 */
function contraryWishes(draft: Draft, avoided: Constraint, check: Check) {
  const { constraints, readings = [] } = check.rules;
  const refused = readings.filter(({ label }) => label === avoided.label);
  const isRefusedSpan = ({ label }: Constraint) =>
    draft.readings.some((own) => own.label === label && refused.some((other) => isSameSpan(own, other)));
  const wanted = constraints.filter((constraint) => !constraint.isNegated && isFoodConstraint(constraint));
  const isWantedToo = (value: string) =>
    !avoided.values.some((other) => isSameFood(value, other)) &&
    wanted.some(({ values }) => values.some((other) => isSameFood(value, other)));
  return draft.constraints
    .filter(({ isNegated, field }) => !isNegated && field !== "diet")
    .filter((constraint) => !isCorrected(constraint, draft.readings, check))
    .map((constraint) => {
      const named = valuesKeptOut(constraint, avoided).filter((value) => !isWantedToo(value));
      return { constraint, values: named.length === 0 && isRefusedSpan(constraint) ? constraint.values : named };
    })
    .filter(({ values }) => values.length > 0);
}
