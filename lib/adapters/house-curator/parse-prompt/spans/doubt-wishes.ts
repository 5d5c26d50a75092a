import { isAgainst, isWish, type SpanRole, type SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { refusalCues } from "../mentions/refusal-cues";
import { DOUBTFUL, SURE_OF_BACKGROUND } from "./apply-spans";

const FOODS: readonly SpanType[] = ["dish", "ingredient", "allergen"];
const NEVER_FOODS: readonly SpanType[] = ["price", "area", "landmark"];
/** Below this confidence in its type, a span may be of another one. */
const SURE_OF_TYPE = 0.6;

/**
 * The confidences in a role from which on a food is wanted. The model is surer than it is right: of its wishes between 0.9
 * and 0.95, on prompts that it wasn't trained on, one in four is none (docs/decisions/045-doubts.md).
 */
const SURE_BESIDE_HEALTH = 0.98;
const SURE_WHERE_WANTED = 0.95;
const SURE_IN_PROMPT_ON_HEALTH = 0.95;
const SURE_BESIDE_REFUSAL = 0.8;

type Part = { text: string; start: number; end: number };
/** `isForeign`: speaks of health in a language that the model hardly knows. */
type Sentence = Part & { speaksOf: "danger" | "health" | null; isForeign: boolean };

/**
 * The spans, with a doubt about each food that may make somebody ill although the model wants it: in a sentence that
 * speaks of illness while the model names nothing in it that makes ill ("corn, tortillas, all of it sends me to urgent
 * care"), in a sentence beside it, or, where the model isn't sure, in any prompt that speaks of somebody's health.
 */
export function doubtWishes(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const sentences = partsOf(prompt, /[^.!?。！？\n]+/g).map(describe);
  const clauses = partsOf(prompt, /[^.!?。！？\n,;()]+/g);
  return spans.map((span) => {
    if (!mayBeFood(span) || !mayBeWanted(span)) return span;
    const at = sentences.findIndex((part) => isIn(span, part));
    const clause = clauses.find((part) => isIn(span, part))?.text ?? "";
    const role = roleInDoubt(span, { sentences, at, clause, spans });
    return role ? { ...span, role, roleConfidence: DOUBTFUL } : span;
  });
}

/**
 * Where the model failed: a doubt about each food that the rules want in a clause with a negation, or in a prompt that
 * speaks of somebody's health. The rules alone tell the two apart too seldom.
 */
export function doubtWithoutModel(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const unsure = spans.map((span) => (isWish(span.role) ? { ...span, roleConfidence: DOUBTFUL } : span));
  return doubtWishes(unsure, prompt).map((span, i) => (isWish(span.role) ? (spans[i] ?? span) : span));
}

type Surroundings = { sentences: Sentence[]; at: number; clause: string; spans: readonly ReadSpan[] };

/** What a food may be meant as, if it may not be wanted. */
function roleInDoubt(
  { role, roleConfidence }: ReadSpan,
  { sentences, at, clause, spans }: Surroundings,
): SpanRole | null {
  const sentence = sentences[at];
  if (!sentence) return null;
  if (isMatched(clause, refusalCues().wanted) && roleConfidence >= SURE_WHERE_WANTED) return null;
  const isExplained = spans.some((other) => isAgainst(other.role) && isIn(other, sentence));
  const namesFood = (part: Sentence) => spans.some((other) => FOODS.includes(other.type) && isIn(other, part));
  const isDangerAlone = (part?: Sentence) => part?.speaksOf === "danger" && !namesFood(part);
  const isBesideDanger =
    (isDangerAlone(sentences[at - 1]) || isDangerAlone(sentences[at + 1])) && roleConfidence < SURE_BESIDE_HEALTH;
  if (!isExplained && (sentence.speaksOf === "danger" || isBesideDanger)) return "danger";
  if (sentence.isForeign) return "danger";
  if (sentence.speaksOf && roleConfidence < SURE_BESIDE_HEALTH) return "danger";
  if (sentences.some(({ speaksOf }) => speaksOf) && roleConfidence < SURE_IN_PROMPT_ON_HEALTH) return "danger";
  return isWish(role) && roleConfidence < SURE_BESIDE_REFUSAL && isMatched(clause, refusalCues().negation)
    ? "avoid"
    : null;
}

const mayBeFood = ({ type, typeConfidence }: ReadSpan): boolean =>
  FOODS.includes(type) || (typeConfidence < SURE_OF_TYPE && !NEVER_FOODS.includes(type));

/** Of an unsure background the rules make wishes. */
const mayBeWanted = ({ role, roleConfidence }: ReadSpan): boolean =>
  isWish(role) || (role === "background" && roleConfidence < SURE_OF_BACKGROUND);

const partsOf = (prompt: string, pattern: RegExp): Part[] =>
  [...prompt.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const isIn = ({ start }: ReadSpan, part: Part): boolean => start >= part.start && start < part.end;

const isMatched = (text: string, cues: RegExp): boolean => foldWords(text).match(cues) !== null;

/** What only sounds like a danger speaks of none: "to die for". */
function describe(part: Part): Sentence {
  const { danger, health, healthInOtherLanguages, notDanger } = refusalCues();
  const text = foldWords(part.text).replace(notDanger, " ");
  const isForeign = isMatched(text, healthInOtherLanguages) && !isMatched(text, danger);
  const speaksOf = isMatched(text, danger) ? "danger" : isForeign || isMatched(text, health) ? "health" : null;
  return { ...part, speaksOf, isForeign };
}
