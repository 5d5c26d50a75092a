import { isWish, type SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { areTwoGuests, eaterBefore, isNotSharedBy, wisherBefore, wisherWithoutVerb } from "../mentions/wishers";

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient"];

/**
 * The spans, with what each of two guests wants wanted, and what one wants and another doesn't: beside the other's, the
 * model takes one for background or for refused ("I feel like dumplings, but my partner would rather have burritos").
 */
export function withGuestsWishes(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const wishers: (string | null)[] = [];
  for (const span of spans) {
    const before = foldWords(prompt.slice(0, span.start).split(CLAUSE_END).at(-1) ?? "");
    const isAfterWish = wishers.some((wisher) => wisher !== null);
    const wisher = FOODS.includes(span.type)
      ? (wisherBefore(before) ?? (isAfterWish ? wisherWithoutVerb(before) : null))
      : null;
    wishers.push(wisher);
  }
  return spans.map((span, i) => {
    const isOneOfTwo = wishers.some((other) => areTwoGuests(wishers[i] ?? null, other));
    return (isOneOfTwo || isWantedByOne(span, prompt)) && span.role !== "danger" && !isWish(span.role)
      ? { ...span, role: "want", roleConfidence: 1, againstProbability: 0 }
      : span;
  });
}

const CLAUSE_END = /[.,;:!?()\n]/;

/** "My wife wants sushi but I don't": it is to be had there, and nobody else need eat it. */
function isWantedByOne({ type, start, end }: ReadSpan, prompt: string): boolean {
  if (!FOODS.includes(type)) return false;
  const eater = eaterBefore(foldWords(prompt.slice(0, start).split(CLAUSE_END).at(-1) ?? ""));
  return eater !== null && isNotSharedBy(eater, prompt.slice(end));
}
