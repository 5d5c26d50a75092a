import { isAgainst, isWish, type SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { refusalCues } from "../mentions/refusal-cues";
import { DOUBTFUL } from "./apply-spans";

const FOODS: readonly SpanType[] = ["dish", "ingredient", "allergen"];

type Part = { text: string; start: number; end: number };

/**
 * The spans, with a doubt about each food that the model wants where the sentence speaks of illness and the model names
 * nothing in it that makes ill: "corn, tortillas, all of it sends me to urgent care". Not where the clause says that it
 * is wanted.
 */
export function doubtWishes(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const sentences = partsOf(prompt, /[^.!?\n]+/g);
  const clauses = partsOf(prompt, /[^.!?\n,;()]+/g);
  return spans.map((span) => {
    const sentence = sentences.find((part) => isIn(span, part));
    if (!isWish(span.role) || !FOODS.includes(span.type) || !sentence || !speaksOfDanger(sentence.text)) return span;
    const isExplained = spans.some((other) => isAgainst(other.role) && isIn(other, sentence));
    const clause = clauses.find((part) => isIn(span, part));
    if (isExplained || (clause && isMatched(foldWords(clause.text), refusalCues().wanted))) return span;
    return { ...span, role: "danger", roleConfidence: DOUBTFUL };
  });
}

const partsOf = (prompt: string, pattern: RegExp): Part[] =>
  [...prompt.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const isIn = ({ start }: ReadSpan, part: Part): boolean => start >= part.start && start < part.end;

const isMatched = (folded: string, cues: RegExp): boolean => folded.match(cues) !== null;

/** What only sounds like a danger speaks of none: "to die for". */
const speaksOfDanger = (text: string): boolean =>
  isMatched(foldWords(text).replace(refusalCues().notDanger, " "), refusalCues().danger);
