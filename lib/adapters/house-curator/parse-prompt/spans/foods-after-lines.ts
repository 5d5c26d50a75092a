import { isWish, type SpanType } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { isAfterLine } from "../words/lines";

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient"];

/** The spans, with the food right after a line that is refused wanted: the model takes both for refused ("no line burritos"). */
export const withFoodsAfterLines = (spans: readonly ReadSpan[], prompt: string): ReadSpan[] =>
  spans.map((span) =>
    FOODS.includes(span.type) && span.role !== "danger" && !isWish(span.role) && isAfterLine(prompt, span.start)
      ? { ...span, role: "want", roleConfidence: 1, againstProbability: 0 }
      : span,
  );
