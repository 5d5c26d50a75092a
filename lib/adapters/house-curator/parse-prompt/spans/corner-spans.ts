import { isWish } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap } from "../mentions/locate-mentions";
import type { Corner } from "../places/corners";

/** The spans, with one for each corner: the model takes a street of it for a dish, a time or a wish of its own. */
export const withCorners = (spans: readonly ReadSpan[], corners: readonly Corner[], prompt: string): ReadSpan[] =>
  corners.reduce((rest, { quote }) => withCorner(rest, quote, prompt), [...spans]);

function withCorner(spans: readonly ReadSpan[], quote: string, prompt: string): ReadSpan[] {
  const start = prompt.indexOf(quote);
  if (start < 0) return [...spans];
  const range = { start, end: start + quote.length };
  const parts = spans.filter((span) => overlap(span, range));
  const [first] = parts.filter(({ role }) => role === "avoid" || isWish(role));
  const corner: ReadSpan = {
    ...range,
    type: "area",
    typeConfidence: 1,
    role: first?.role ?? "want",
    roleConfidence: 1,
    againstProbability: first?.againstProbability ?? 0,
  };
  const others = spans.filter((span) => !parts.includes(span));
  return [...others, corner].toSorted((a, b) => a.start - b.start);
}
