import { isAgainst, isWish, type SpanType } from "@/lib/contracts/reading";
import type { Constraint, Idea, PromptReading } from "@/lib/contracts/stages";
import { type Mark, type MarkedPrompt, startOf } from "./prompt-sets";
import { shareWords } from "./shared-words";

/**
 * What became of a marked constraint: taken as it was meant; told as something that can't be judged, or isn't clear;
 * taken for something of another kind; taken for its opposite; left out in silence; or lost with a prompt that was refused.
 */
export type Outcome = "taken" | "told" | "misread" | "inverted" | "dropped" | "refused";
/** What became of a mention that asks for nothing. */
type BackgroundOutcome = "left alone" | "taken";

export type ScoredPrompt = {
  prompt: MarkedPrompt;
  /** `isUnderstood`: taken, or told as what no fact can tell, as it was meant. */
  stated: { mark: Mark; outcome: Outcome; isUnderstood: boolean }[];
  background: { mark: Mark; outcome: BackgroundOutcome }[];
  /** Judged readings, and how many of them are about nothing that was marked. */
  judged: number;
  unmarked: number;
};

/** Types between which people differ in good faith, or which lead to the same constraint. */
const TYPE_CLASSES: readonly (readonly SpanType[])[] = [
  ["cuisine", "dish", "ingredient", "diet", "allergen", "meal"],
  ["price"],
  ["party", "occasion"],
  ["vibe", "feature", "quality", "age", "access", "occasion"],
  ["meal", "time"],
  ["area", "landmark", "place", "access"],
];

/** Compares the readings of a prompt with its marks, span by span. */
export function scoreReading(prompt: MarkedPrompt, idea: Idea): ScoredPrompt {
  const judged = idea.kind === "refused" ? [] : (idea.readings ?? []).filter(({ outcome }) => outcome === "judged");
  const unmarked = judged.filter((reading) => !prompt.constraints.some((mark) => isAbout(reading, mark, prompt)));
  const scored: ScoredPrompt = {
    prompt,
    stated: [],
    background: [],
    judged: judged.length,
    unmarked: unmarked.length,
  };
  for (const mark of prompt.constraints) {
    const reading = idea.kind === "refused" ? null : findReading(mark, prompt, idea.readings ?? []);
    if (mark.role === "background") scored.background.push({ mark, outcome: backgroundOutcome(reading) });
    else if (idea.kind === "refused") scored.stated.push({ mark, outcome: "refused", isUnderstood: false });
    else {
      const outcome = isRequestedAnyway(mark, prompt, idea.constraints) ? "inverted" : outcomeOf(mark, reading);
      scored.stated.push({ mark, outcome, isUnderstood: isUnderstood(outcome, mark, reading) });
    }
  }
  return scored;
}

const isAbout = (reading: PromptReading, mark: Mark, prompt: MarkedPrompt): boolean =>
  findReading(mark, prompt, [reading]) !== null;

/** The reading that shares most characters with the mark. */
function findReading(mark: Mark, { prompt }: MarkedPrompt, readings: readonly PromptReading[]): PromptReading | null {
  const start = startOf(prompt, mark);
  const end = start + mark.text.length;
  const shared = (reading: PromptReading) =>
    Math.min(end, reading.start + reading.quote.length) - Math.max(start, reading.start);
  const [best] = readings.filter((reading) => shared(reading) > 0).toSorted((a, b) => shared(b) - shared(a));
  return best ?? null;
}

function outcomeOf(mark: Mark, reading: PromptReading | null): Outcome {
  if (reading === null || reading.outcome === "ignored") return "dropped";
  if (reading.outcome === "not understood") return "told";
  if (isAgainst(mark.role) !== isAgainst(reading.role) && !isSameEitherWay(reading, mark)) return "inverted";
  if (reading.outcome === "not judged") return "told";
  return areAlike(mark.type, reading.type) ? "taken" : "misread";
}

const isUnderstood = (outcome: Outcome, mark: Mark, reading: PromptReading | null): boolean =>
  outcome === "taken" || (outcome === "told" && reading?.outcome === "not judged" && areAlike(mark.type, reading.type));

/** Whether the guide is to have, of all things, what would make somebody ill, wherever that comes from. */
function isRequestedAnyway(
  mark: Mark,
  { constraints: marks }: MarkedPrompt,
  constraints: readonly Constraint[],
): boolean {
  if (mark.role !== "danger") return false;
  const wished = marks.filter(({ role }) => isWish(role));
  return constraints.some(
    ({ isNegated, field, label }) =>
      !isNegated &&
      (field === "cuisine" || field === "dish") &&
      shareWords(`${mark.text} ${mark.means}`, label) &&
      !wished.some(({ text, means }) => shareWords(`${text} ${means}`, label)),
  );
}

const backgroundOutcome = (reading: PromptReading | null): BackgroundOutcome =>
  reading?.outcome === "judged" && !isAgainst(reading.role) ? "taken" : "left alone";

/** "Vegan" and "no meat", "not expensive" and "cheap", "no stairs" and "step-free": a wish and a refusal of the same. */
function isSameEitherWay({ type, outcome, label }: PromptReading, { role }: Mark): boolean {
  if (type === "diet") return true;
  if (outcome !== "judged") return false;
  return type === "access" || (type === "price" && !(isAgainst(role) && label.endsWith("and up")));
}

const areAlike = (one: SpanType, other: SpanType): boolean =>
  one === other || TYPE_CLASSES.some((types) => types.includes(one) && types.includes(other));
