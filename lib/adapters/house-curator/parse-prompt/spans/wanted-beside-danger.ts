import { isWish } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap } from "../mentions/locate-mentions";
import { refusalCues } from "../mentions/refusal-cues";
import { NARROW_CLAUSES, partsOf, startsIn } from "./prompt-parts";

/** Up to this probability of being refused or dangerous, the model leaves no doubt that a food is wanted. */
const SURELY_NOT_AGAINST = 0.003;
const SURE_OF_DANGER = 0.9;

/**
 * Whether a food beside a danger is surely wanted: the rules take every food of such a sentence for dangerous ("celiac
 * friend, tacos"). What makes ill must be named by another, sure span, and the food's own clause must speak of no danger.
 */
export function isWantedBesideDanger(span: ReadSpan, spans: readonly ReadSpan[], prompt: string): boolean {
  if (!isWish(span.role) || span.againstProbability > SURELY_NOT_AGAINST) return false;
  const clause = partsOf(prompt, NARROW_CLAUSES).find((part) => startsIn(span, part));
  if (!clause) return false;
  const isExplained = spans.some(
    (other) => other.role === "danger" && other.roleConfidence >= SURE_OF_DANGER && !overlap(other, clause),
  );
  return isExplained && foldWords(clause.text).match(refusalCues().danger) === null;
}
