import { isWish, type SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { isDishOfDiet } from "../mentions/diet-before-dish";

const OF_DISH: readonly SpanType[] = ["cuisine", "dish", "feature", "quality", "meal"];

/** The spans, with a dish right after a diet wanted: the model takes both for what makes ill ("celiac pasta"). */
export const withDishesOfDiet = (spans: readonly ReadSpan[], prompt: string): ReadSpan[] =>
  spans.map((span) => {
    if (!OF_DISH.includes(span.type) || isWish(span.role)) return span;
    const before =
      prompt
        .slice(0, span.start)
        .split(/[.,;:!?()\n/&+]/)
        .at(-1) ?? "";
    const dish = prompt.slice(span.start, span.end);
    return isDishOfDiet(foldWords(before), foldWords(dish), foldWords(prompt.slice(span.end)))
      ? { ...span, role: "want", roleConfidence: 1, againstProbability: 0 }
      : span;
  });
