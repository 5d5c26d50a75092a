import type { Constraint } from "@/lib/contracts/stages";
import { findUngroundedNumber } from "../checker/numbers";
import { adopt, type Check, type Draft, explain, withdraw } from "./draft";
import { isCorrected } from "./subjects";

/** Without a number in the prompt a guide has so many places. */
const USUAL_SIZE = { min: 5, max: 8 };

/** The rules' numbers count; a number that only the model has must be in the prompt. */
export const checkNumbers = (draft: Draft, check: Check): Draft =>
  [checkBudget, dropInventedNumbers, checkSize].reduce((before, step) => step(before, check), draft);

const isBudget = ({ field }: Constraint) => field === "price";

function checkBudget(draft: Draft, check: Check): Draft {
  const { rules } = check;
  const own = draft.constraints.filter(isBudget);
  const budget = rules.constraints.find((constraint) => isBudget(constraint) && !constraint.isNegated);
  if (own.some((constraint) => isCorrected(constraint, draft.readings, check))) return draft;
  if (!budget) return own.filter((constraint) => !isQuoted(draft, constraint)).reduce(dropBudget, draft);
  if (own.length === 1 && own.every((constraint) => isSameBudget(constraint, budget))) return draft;
  const rid = own.reduce(
    (before, constraint) => withdraw(before, constraint, constraint.values, { outcome: "judged", label: budget.label }),
    draft,
  );
  return explain(adopt(rid, budget, rules), {
    words: "the budget",
    model: own.length === 0 ? null : own.map(({ label }) => label).join(" and "),
    rules: budget.label,
    result: "the rules' numbers count",
  });
}

const isSameBudget = (one: Constraint, other: Constraint): boolean =>
  !one.isNegated &&
  one.values.length === other.values.length &&
  other.values.every((value) => one.values.includes(value));

const isQuoted = ({ readings }: Draft, { label }: Constraint): boolean =>
  readings.some((reading) => reading.label === label);

const dropBudget = (draft: Draft, constraint: Constraint): Draft =>
  explain(withdraw(draft, constraint, constraint.values, {}), {
    words: "the budget",
    model: constraint.label,
    rules: "nothing that is in the prompt",
    result: "it is left out",
  });

const IN_THE_MODELS_WORDS: readonly Constraint["field"][] = ["dish", "keyword", "name"];

function dropInventedNumbers(draft: Draft, { prompt }: Check): Draft {
  const invented = draft.constraints.filter(
    ({ field, values, isNegated }) =>
      !isNegated && IN_THE_MODELS_WORDS.includes(field) && findUngroundedNumber(values.join(", "), prompt) !== null,
  );
  const rid = invented.reduce(
    (before, constraint) =>
      explain(withdraw(before, constraint, constraint.values, { outcome: "not understood" }), {
        words: constraint.values.join(", "),
        model: "a constraint",
        rules: "a number that is not in the prompt",
        result: "it is left out",
      }),
    draft,
  );
  return rid.unknowns.filter((unknown) => findUngroundedNumber(unknown, prompt) !== null).reduce(dropUnknown, rid);
}

const dropUnknown = (draft: Draft, unknown: string): Draft =>
  explain(
    { ...draft, unknowns: draft.unknowns.filter((each) => each !== unknown) },
    {
      words: unknown,
      model: "something to be told",
      rules: "a number that is not in the prompt",
      result: "it is left out",
    },
  );

function checkSize(draft: Draft, { rules, prompt }: Check): Draft {
  const isUsual = (size: number) => size >= USUAL_SIZE.min && size <= USUAL_SIZE.max;
  const isInPrompt = (size: number) => findUngroundedNumber(`${size} places`, prompt) === null;
  const isStated = !isUsual(rules.size) || isInPrompt(rules.size);
  const isInvented = !isUsual(draft.size) && !isInPrompt(draft.size);
  if (draft.size === rules.size || !(isStated || isInvented)) return draft;
  return explain(
    { ...draft, size: rules.size },
    {
      words: "the number of places",
      model: String(draft.size),
      rules: String(rules.size),
      result: "the rules' number counts",
    },
  );
}
