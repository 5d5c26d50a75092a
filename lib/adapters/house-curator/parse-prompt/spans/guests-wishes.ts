import { isWish, type SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { areTwoGuests, wisherBefore } from "../mentions/wishers";

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient"];

/**
 * The spans, with what each of two guests wants wanted: beside the other's, the model takes one for background or for
 * refused ("I feel like dumplings, but my partner would rather have burritos").
 */
export function withGuestsWishes(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const wishers = spans.map((span) => {
    const before =
      prompt
        .slice(0, span.start)
        .split(/[.,;:!?()\n]/)
        .at(-1) ?? "";
    return FOODS.includes(span.type) ? wisherBefore(foldWords(before)) : null;
  });
  return spans.map((span, i) => {
    const isOneOfTwo = wishers.some((other) => areTwoGuests(wishers[i] ?? null, other));
    return isOneOfTwo && span.role !== "danger" && !isWish(span.role)
      ? { ...span, role: "want", roleConfidence: 1, againstProbability: 0 }
      : span;
  });
}
