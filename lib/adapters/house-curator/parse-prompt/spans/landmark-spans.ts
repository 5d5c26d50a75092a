import { overlap, type Range } from "../mentions/locate-mentions";
import type { FoundLandmark } from "../places/landmarks";
import type { LinkedSpan } from "./apply-spans";

/** Whether the model takes a landmark for background: "we met at Stanford". */
export const isBackground = (quote: string, linked: readonly LinkedSpan[], prompt: string): boolean => {
  const range = rangeOf(quote, prompt);
  return linked.some(({ span }) => span.role === "background" && range !== null && overlap(span, range));
};

/** The spans, and one for each landmark that the model has none for. */
export function withLandmarks(
  linked: readonly LinkedSpan[],
  landmarks: readonly FoundLandmark[],
  prompt: string,
): LinkedSpan[] {
  const alone = landmarks.flatMap(({ quote, isNegated }): LinkedSpan[] => {
    const range = rangeOf(quote, prompt);
    if (range === null || linked.some(({ span }) => overlap(span, range))) return [];
    const role = isNegated ? "avoid" : "want";
    return [
      {
        span: { ...range, type: "landmark", typeConfidence: 1, role, roleConfidence: 1, againstProbability: 0 },
        mentions: [],
      },
    ];
  });
  return [...linked, ...alone].sort((a, b) => a.span.start - b.span.start);
}

function rangeOf(quote: string, prompt: string): Range | null {
  const start = prompt.indexOf(quote);
  return start < 0 ? null : { start, end: start + quote.length };
}
