import type { Constraint, PromptReading, SpanRole } from "@/lib/contracts/stages";
import { type Check, type Draft, explain, isSameSpan, withdraw } from "./draft";
import { isCorrected, isCovered, isFoodConstraint, isQuoteCorrected } from "./subjects";

/** What the readers take in opposite ways without either of them naming a danger: it is not understood. */
export const settleRoles = (draft: Draft, check: Check): Draft =>
  [doubtRefusals, settleReadings].reduce((before, step) => step(before, check), draft);

/** Refused by the model and wanted by the rules: a food is avoided, anything else is left out. */
function doubtRefusals(draft: Draft, check: Check): Draft {
  const { rules } = check;
  const wanted = rules.constraints.filter(({ isNegated }) => !isNegated);
  const doubted = draft.constraints.filter(
    (constraint) =>
      constraint.isNegated &&
      !constraint.isDanger &&
      !isCorrected(constraint, draft.readings, check) &&
      !rules.constraints.some((other) => other.isNegated && isCovered(constraint, other)) &&
      wanted.some((other) => isCovered(constraint, other)),
  );
  return doubted.reduce((before, constraint) => doubtRefusal(before, constraint), draft);
}

function doubtRefusal(draft: Draft, constraint: Constraint): Draft {
  const isAvoided = isFoodConstraint(constraint);
  const doubted: Draft = {
    ...draft,
    constraints: isAvoided ? draft.constraints : draft.constraints.filter((each) => each !== constraint),
    readings: draft.readings.map((reading) =>
      reading.label === constraint.label ? { ...reading, outcome: "not understood" } : reading,
    ),
  };
  return explain(doubted, {
    words: constraint.values.join(", "),
    model: "a refusal",
    rules: "a wish",
    result: isAvoided ? "it is not understood, and avoided" : "it is not understood, and left out",
  });
}

/** The same words in both readings, with roles that don't go together. */
function settleReadings(draft: Draft, { rules, corrections }: Check): Draft {
  const sure = (rules.readings ?? []).filter(
    ({ outcome, type, quote }) =>
      outcome !== "not understood" && type !== "diet" && !isQuoteCorrected(quote, corrections),
  );
  return draft.readings.reduce((before, _, at) => {
    const reading = before.readings[at];
    const other = reading && sure.find((each) => isSameSpan(each, reading));
    return reading && other && reading.type !== "diet" ? settleReading(before, reading, other) : before;
  }, draft);
}

const DIRECTION: Record<SpanRole, "for" | "against" | "neither"> = {
  want: "for",
  nice: "for",
  avoid: "against",
  danger: "against",
  background: "neither",
};

const ROLE_NAMES: Record<SpanRole, string> = {
  want: "a wish",
  nice: "a bonus",
  avoid: "a refusal",
  danger: "a danger",
  background: "mere background",
};

function settleReading(draft: Draft, reading: PromptReading, rules: PromptReading): Draft {
  const [model, ruled] = [DIRECTION[reading.role], DIRECTION[rules.role]];
  const words = reading.quote;
  const names = { words, model: ROLE_NAMES[reading.role], rules: ROLE_NAMES[rules.role] };
  if (rules.role === "danger" && reading.role === "avoid") {
    return explain(raiseToDanger(draft, reading), { ...names, result: "it is avoided as a danger" });
  }
  if (model === ruled || model === "against") return draft;
  if (ruled === "against") {
    const { role, outcome, label } = rules;
    return explain(withdrawReading(draft, reading, { role, outcome, label }), { ...names, result: "it is avoided" });
  }
  return explain(withdrawReading(draft, reading, { role: "background", outcome: "not understood", label: words }), {
    ...names,
    result: "it is not understood, and left out",
  });
}

const raiseToDanger = (draft: Draft, reading: PromptReading): Draft => ({
  ...draft,
  constraints: draft.constraints.map((constraint) =>
    constraint.isNegated && constraint.label === reading.label
      ? { ...constraint, isDanger: true, isHard: true }
      : constraint,
  ),
  readings: draft.readings.map((each) => (each === reading ? { ...each, role: "danger" } : each)),
});

/** Takes out the wish that these words became, where they became one. */
function withdrawReading(draft: Draft, reading: PromptReading, became: Partial<PromptReading>): Draft {
  const wish = draft.constraints.find(
    ({ isNegated, label, field }) => !isNegated && label === reading.label && field !== "diet",
  );
  const rid = wish ? withdraw(draft, wish, wish.values, became) : draft;
  return { ...rid, readings: rid.readings.map((each) => (each === reading ? { ...each, ...became } : each)) };
}
