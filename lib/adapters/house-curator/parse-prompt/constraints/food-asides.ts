import { findIngredient } from "@/lib/restaurants/vocabulary";
import type { Mention } from "../mentions/mentions";

/** So many words apart, a verb still is about the food. */
const REACH = 4;
const GUESTS_BRING = /^(?:(?:that|which) )?(?:i|we|ill|well|im|were)(?: \w+)? (?:bring|bringing|brought)\b/;
const BRINGING_OUR_OWN = /\b(?:bring|bringing|brought)(?: in)? (?:our|my|your)(?: own)?(?: \w+)?$/;
const MIXING = /\b(?:mix|mixes|mixed|mixing|combine|combining)\b/;
const SENTENCE_ENDS = [".", "!", "?", ";"];

/** "A cake we bring ourselves": what the guests bring isn't asked of the kitchen. "Bring me tacos" is. */
export function isBrought(items: readonly Mention[], at: number): boolean {
  const after = wordsOf(clause(items.slice(at + 1, at + 1 + REACH)));
  const before = wordsOf(clause(items.slice(Math.max(0, at - REACH), at).toReversed()).toReversed());
  return GUESTS_BRING.test(after) || BRINGING_OUR_OWN.test(before);
}

/** "No mixing meat and milk" refuses neither: kosher kitchens have the one or the other. */
export function isKeptApart(items: readonly Mention[], at: number): boolean {
  const near = items.slice(Math.max(0, at - REACH), at + 1 + REACH);
  const ingredients = new Set(
    near.flatMap(({ topics }) => topics.map(({ value }) => findIngredient(value)?.name ?? null)),
  );
  const before = items.slice(Math.max(0, at - REACH), at);
  return ingredients.has("meat") && ingredients.has("dairy") && MIXING.test(wordsOf(before));
}

/** The items up to the end of their sentence. */
function clause(items: readonly Mention[]): readonly Mention[] {
  const end = items.findIndex(({ words }) => SENTENCE_ENDS.includes(words) || words === ",");
  return end < 0 ? items : items.slice(0, end);
}

const wordsOf = (items: readonly Mention[]): string => items.map(({ words }) => words).join(" ");
