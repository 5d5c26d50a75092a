import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap } from "../mentions/locate-mentions";
import { placeCounts } from "../words/place-counts";

/** The spans without the numbers that say how many places are wished for: the model takes some for guests, or for a dish. */
export const withoutPlaceCounts = (spans: readonly ReadSpan[], prompt: string): ReadSpan[] =>
  placeCounts(prompt).reduce<ReadSpan[]>(
    (all, { start, quote }) => all.flatMap((span) => withoutNumber(span, { start, end: start + quote.length }, prompt)),
    [...spans],
  );

function withoutNumber(span: ReadSpan, number: { start: number; end: number }, prompt: string): ReadSpan[] {
  if (!overlap(span, number) || span.type === "place") return [span];
  const rest = prompt.slice(Math.min(number.end, span.end), span.end);
  if (rest.trim() === "") return [];
  const start = span.end - rest.trimStart().length;
  // "Six bakeries" are no guests.
  return [{ ...span, start, ...(span.type === "party" && { typeConfidence: 0 }) }];
}
