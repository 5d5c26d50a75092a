import type { SpanType } from "@/lib/contracts/reading";
import { overlap, type Range } from "../mentions/locate-mentions";
import type { FoundLandmark } from "../places/landmarks";
import type { LinkedSpan } from "./apply-spans";

const PLACES: readonly SpanType[] = ["area", "landmark", "place"];

/** Whether the model takes a landmark for background: "we met at Stanford". */
export const isBackground = (quote: string, linked: readonly LinkedSpan[], prompt: string): boolean => {
  const range = rangeOf(quote, prompt);
  return linked.some(({ span }) => span.role === "background" && range !== null && overlap(span, range));
};

/** The spans, and one for each landmark that the model has none for, or takes for an area, or for several: "16th", "and Mission". */
export function withLandmarks(
  spans: readonly LinkedSpan[],
  landmarks: readonly FoundLandmark[],
  prompt: string,
): LinkedSpan[] {
  const linked = landmarks.reduce((whole, { quote }) => joinWithin(whole, rangeOf(quote, prompt)), spans);
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

function joinWithin(linked: readonly LinkedSpan[], range: Range | null): readonly LinkedSpan[] {
  const parts = linked.filter(
    ({ span }) => range !== null && PLACES.includes(span.type) && span.start >= range.start && span.end <= range.end,
  );
  const [first] = parts;
  if (!first || !range) return linked;
  const joined: LinkedSpan = {
    ...first,
    span: { ...first.span, ...range, type: "landmark" },
    mentions: parts.flatMap(({ mentions }) => mentions),
  };
  return [...linked.filter((each) => !parts.includes(each)), joined];
}

function rangeOf(quote: string, prompt: string): Range | null {
  const start = prompt.indexOf(quote);
  return start < 0 ? null : { start, end: start + quote.length };
}
