import type { Constraint, Idea } from "@/lib/contracts/stages";
import { concerns, isTold } from "./concerns";
import type { Mark, MarkedPrompt } from "./prompt-sets";

/**
 * What became of a marked constraint: taken as it was meant; told as something that can't be judged; taken for its
 * opposite; left out in silence; or lost with a prompt that was refused.
 */
export type Outcome = "taken" | "told" | "inverted" | "dropped" | "refused";
/** What became of a mention that asks for nothing. */
export type BackgroundOutcome = "left alone" | "taken";

export type ScoredPrompt = {
  prompt: MarkedPrompt;
  stated: { mark: Mark; outcome: Outcome }[];
  background: { mark: Mark; outcome: BackgroundOutcome }[];
};

/** Compares what was understood of a prompt with its marks. */
export function scoreReading(prompt: MarkedPrompt, idea: Idea): ScoredPrompt {
  const scored: ScoredPrompt = { prompt, stated: [], background: [] };
  for (const mark of prompt.constraints) {
    if (mark.role === "background") scored.background.push({ mark, outcome: backgroundOutcome(mark, prompt, idea) });
    else scored.stated.push({ mark, outcome: outcomeOf(mark, prompt, idea) });
  }
  return scored;
}

function outcomeOf(mark: Mark, prompt: MarkedPrompt, idea: Idea): Outcome {
  if (idea.kind === "refused") return "refused";
  const about = idea.constraints.filter((constraint) => concerns(mark, constraint));
  const right = about.filter((constraint) => agrees(mark, constraint));
  const isInverted = about.some(
    (constraint) => !agrees(mark, constraint) && !isMeantElsewhere(constraint, mark, prompt),
  );
  // A food that is dangerous and requested at once is requested.
  if (mark.role === "danger" && isInverted) return "inverted";
  if (right.length > 0) return "taken";
  if (idea.unknowns.some((unknown) => isTold(mark, unknown))) return "told";
  return isInverted ? "inverted" : "dropped";
}

function backgroundOutcome(mark: Mark, prompt: MarkedPrompt, idea: Idea): BackgroundOutcome {
  if (idea.kind === "refused") return "left alone";
  const isTaken = idea.constraints.some(
    (constraint) => !constraint.isNegated && concerns(mark, constraint) && !isMeantElsewhere(constraint, mark, prompt),
  );
  return isTaken ? "taken" : "left alone";
}

/** Whether a constraint goes the way that the mark does. A diet keeps foods out, although it is something to have. */
const agrees = ({ role }: Mark, { isNegated, field }: Constraint): boolean =>
  role === "avoid" || role === "danger" ? isNegated || field === "diet" : !isNegated;

/** Whether another mark of the prompt accounts for the constraint: "ramen, but not the tonkotsu ramen". */
const isMeantElsewhere = (constraint: Constraint, mark: Mark, { constraints }: MarkedPrompt): boolean =>
  constraints.some(
    (other) =>
      other !== mark && other.role !== "background" && agrees(other, constraint) && concerns(other, constraint),
  );
