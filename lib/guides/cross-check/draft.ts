import type { AcceptedIdea, Constraint, PromptCorrection, PromptReading } from "@/lib/contracts/stages";
import { describeConstraint } from "../constraints/describe-constraint";
import { holdsWords } from "./subjects";

/** A model's idea while it is checked. */
export type Draft = AcceptedIdea & {
  readings: PromptReading[];
  guarded: string[];
  /** What was taken for a wish and is none. */
  withdrawn: string[];
};

/** What a model's idea is checked against. */
export type Check = { prompt: string; corrections: readonly PromptCorrection[]; rules: AcceptedIdea };

/** What each reader took some words for; the model may have left them out. */
type Disagreement = { words: string; model: string | null; rules: string; result: string };

/** A draft with a sentence on what was changed, for the debug run. */
export const explain = (draft: Draft, { words, model, rules, result }: Disagreement): Draft => ({
  ...draft,
  guarded: [
    ...draft.guarded,
    `${model === null ? `The model left out “${words}”` : `The model took “${words}” for ${model}`}, the rules took it for ${rules}: ${result}.`,
  ],
});

/** Takes values out of a constraint; the words that stood for them become what is given. */
export function withdraw(
  draft: Draft,
  constraint: Constraint,
  values: readonly string[],
  became: Partial<PromptReading>,
): Draft {
  const left = constraint.values.filter((value) => !values.includes(value));
  const rest = { ...constraint, values: left };
  const remaining = left.length > 0 ? { ...rest, label: describeConstraint(rest) } : null;
  const isForRest = ({ quote }: PromptReading) =>
    remaining !== null && !values.some((value) => holdsWords(quote, value)) ? remaining : null;
  return {
    ...draft,
    constraints: draft.constraints.flatMap((each) => (each === constraint ? (remaining ?? []) : each)),
    readings: draft.readings.map((reading) => {
      if (reading.outcome !== "judged" || reading.label !== constraint.label) return reading;
      const kept = isForRest(reading);
      return kept ? { ...reading, label: kept.label } : { ...reading, ...became };
    }),
    withdrawn: constraint.isNegated ? draft.withdrawn : [...draft.withdrawn, ...values],
  };
}

/** Adds a constraint of the rules, with its words and with what it leaves unknown. */
export function adopt(draft: Draft, constraint: Constraint, rules: AcceptedIdea): Draft {
  const words = (rules.readings ?? []).filter(({ label }) => label === constraint.label);
  const unknowns = rules.unknowns.filter((unknown) => constraint.values.some((value) => holdsWords(unknown, value)));
  return {
    ...draft,
    constraints: [...draft.constraints, constraint],
    readings: [
      ...draft.readings.filter((reading) => !words.some((other) => isSameSpan(reading, other))),
      ...words,
    ].sort((a, b) => a.start - b.start),
    unknowns: [...new Set([...draft.unknowns, ...unknowns])],
  };
}

/** Whether two quotes are mostly the same span of the prompt: "peanuts" and "no peanuts". */
export function isSameSpan(one: PromptReading, other: PromptReading): boolean {
  const shared =
    Math.min(one.start + one.quote.length, other.start + other.quote.length) - Math.max(one.start, other.start);
  return shared * 2 >= Math.max(one.quote.length, other.quote.length);
}
