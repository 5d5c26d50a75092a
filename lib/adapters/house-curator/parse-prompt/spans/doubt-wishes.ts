import { isAgainst, isWish, type SpanRole, type SpanType } from "@/lib/contracts/reading";
import { foldWords, isCuisine } from "@/lib/restaurants/vocabulary";
import { VENUE_TYPES } from "@/lib/restaurants/vocabulary/cuisines";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { EATERS, isLikedAfter, isOnlyEatenAfter } from "../mentions/liking";
import { overlap } from "../mentions/locate-mentions";
import { refusalCues } from "../mentions/refusal-cues";
import { hasRoleElsewhere, isForeign } from "../words/detect-languages";
import { foodNamed, isCompoundOfIllness } from "../words/food-named";
import { isUnspacedText } from "../words/tokenize";
import { DOUBTFUL, SURE_OF_BACKGROUND } from "./apply-spans";
import { CLAUSES, partsOf, SENTENCES, startsIn } from "./prompt-parts";
import { isUndecided } from "./undecided";

const FOODS: readonly SpanType[] = ["dish", "ingredient", "allergen"];
const MAY_MAKE_ILL: readonly SpanType[] = [...FOODS, "cuisine"];
const NEVER_FOODS: readonly SpanType[] = ["price", "area", "landmark"];
/** Below this confidence in its type, a span may be of another one. */
const SURE_OF_TYPE = 0.6;

/**
 * The probabilities of being refused or dangerous from which on a food isn't wanted, by what the prompt speaks of. The
 * model is surer of its wishes than it is right, and what it has left for a refusal tells more than what it lacks of
 * certainty (docs/decisions/045-doubts.md).
 */
const DOUBT_BESIDE_HEALTH = 0.02;
const DOUBT_IN_PROMPT_ON_HEALTH = 0.03;
const DOUBT_IN_PROMPT_WITH_REFUSAL = 0.03;
const DOUBT_ANYWHERE = 0.1;
/** The same for what the model takes for background beside words that only sound like a refusal: "nobody will judge me". */
const DOUBT_BESIDE_FALSE_REFUSAL = 0.3;
/** From this probability on, a food is refused although no word says no. */
const DOUBT_WITHOUT_REFUSAL = 0.5;
/** In a sentence that speaks of danger, in which nothing else makes ill. */
const DOUBT_BESIDE_UNEXPLAINED_DANGER = 0.003;
/** From this confidence on, a food in a sentence beside one that speaks of danger and names none is wanted. */
const SURE_AFTER_DANGER = 0.98;

const DANGER_BY_ITSELF = {
  type: "allergen",
  typeConfidence: 1,
  role: "danger",
  roleConfidence: 1,
  againstProbability: 1,
} satisfies Partial<ReadSpan>;

const WANTED = { role: "want", roleConfidence: 1, againstProbability: 0 } satisfies Partial<ReadSpan>;

/** `isForeign`: speaks of health in a language that the model hardly knows. */
type Sentence = ReturnType<typeof partsOf>[number] & { speaksOf: "danger" | "health" | null; isForeign: boolean };

/**
 * The spans, with a doubt about each food that may be refused or make somebody ill although the model wants it: where it
 * leaves too much for that, and in or beside a sentence that speaks of illness while the model names nothing in it that
 * makes ill ("corn, tortillas, all of it sends me to urgent care").
 */
export function doubtWishes(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const sentences = sentencesOf(prompt);
  const isRefusing = refuses(prompt);
  const isOnHealth = sentences.some(({ speaksOf }) => speaksOf);
  const isAllWanted = !isRefusing && !isOnHealth && refusesNothingElsewhere(prompt);
  return spans.map((span) => {
    // The model knows hardly any German: its "Nussallergie" is a wish for access.
    if (isCompoundOfIllness(prompt.slice(span.start, span.end))) return { ...span, ...DANGER_BY_ITSELF };
    if (isAllWanted && mayBeFood(span) && span.role !== "danger" && span.againstProbability < DOUBT_WITHOUT_REFUSAL)
      return span.role === "avoid" ? { ...span, ...WANTED } : span;
    // The model takes a "burger enthusiast" for somebody to keep burgers from.
    if (mayBeFood(span) && span.role === "avoid" && !isOnHealth && isOfEaters(span, prompt))
      return { ...span, ...WANTED };
    const at = sentences.findIndex((part) => startsIn(span, part));
    if (mayBeFood(span) && span.role !== "danger" && !sentences[at]?.speaksOf) {
      const others = spans.filter((other) => other !== span && mayBeFood(other));
      if (isUndecided(span, prompt, { others, isOnHealth })) return { ...span, ...WANTED };
    }
    if (!mayBeFood(span) || !mayBeWanted(span)) return span;
    const role = roleInDoubt(span, {
      sentences,
      at,
      clause: clauseOf(span, prompt),
      spans,
      isLiked: isLiked(span, prompt),
      isOnlyEaten: isOnlyEatenAfter(wordsBefore(span, prompt)),
      isRefusing,
      isKitchen: isHarmlessKitchen(span, prompt),
    });
    return role ? { ...span, role, roleConfidence: DOUBTFUL } : span;
  });
}

/**
 * Where the model failed: a doubt about each food that the rules want in a clause with a negation, or in a prompt that
 * speaks of somebody's health. The rules alone tell the two apart too seldom.
 */
export function doubtWithoutModel(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const isOnHealth = sentencesOf(prompt).some(({ speaksOf }) => speaksOf);
  const mayBeRefused = (span: ReadSpan) => isOnHealth || isMatched(clauseOf(span, prompt), refusalCues().negation);
  const unsure = spans.map((span) =>
    isWish(span.role) && mayBeRefused(span) ? { ...span, againstProbability: DOUBTFUL } : span,
  );
  return doubtWishes(unsure, prompt).map((span, i) => (isWish(span.role) ? (spans[i] ?? span) : span));
}

/**
 * In another language: the foods that the rules want and the model has no span for, in a sentence that speaks of health.
 */
export const doubtForeignMentions = (
  mentioned: readonly ReadSpan[],
  spans: readonly ReadSpan[],
  prompt: string,
): ReadSpan[] =>
  doubtWishes(
    mentioned.filter(({ role, start, end }) => isWish(role) && !spans.some((span) => overlap(span, { start, end }))),
    prompt,
  ).filter(({ role }) => isAgainst(role));

type Surroundings = {
  sentences: Sentence[];
  at: number;
  clause: string;
  spans: readonly ReadSpan[];
  /** Whether somebody likes it, in so many words: what is hated beside it is something else. */
  isLiked: boolean;
  /** By somebody who eats nothing else. */
  isOnlyEaten: boolean;
  /** Whether the prompt refuses anything, wherever that stands. */
  isRefusing: boolean;
  /** Whether it is the kitchen of a country, in a clause without any refusal or illness. */
  isKitchen: boolean;
};

/** From this probability of being refused on, a kitchen may be what makes ill. */
const DOUBT_OF_KITCHEN = 0.3;

/** Beside another clause's allergy, a country's kitchen makes nobody ill: "comida italiana, sin mariscos porque soy alérgica". */
function isHarmlessKitchen({ type, role, start, end, againstProbability }: ReadSpan, prompt: string): boolean {
  if (type !== "cuisine" || !isWish(role) || againstProbability >= DOUBT_OF_KITCHEN) return false;
  const kitchen = foodNamed(prompt.slice(start, end), "San Francisco");
  if (kitchen === null || !isCuisine(kitchen) || VENUE_TYPES.includes(kitchen)) return false;
  const clause = partsOf(prompt, CLAUSES).find((part) => startsIn({ start }, part));
  if (!clause || withSigns(clause).speaksOf || refuses(clause.text)) return false;
  return !hasRoleElsewhere(clause.text, "not", prompt);
}

/** What a food may be meant as, if it may not be wanted. */
function roleInDoubt(
  span: ReadSpan,
  { sentences, at, clause, spans, isLiked, isOnlyEaten, isRefusing, isKitchen }: Surroundings,
): SpanRole | null {
  const sentence = sentences[at];
  if (!sentence || (isKitchen && sentence.speaksOf)) return null;
  const isOnHealth = sentences.some(({ speaksOf }) => speaksOf);
  if (isLiked && !isOnHealth && isWish(span.role)) return null;
  if (isOnlyEaten && isWish(span.role)) return null;
  const isBackground = span.role === "background";
  const isSureBackground = isBackground && span.roleConfidence >= SURE_OF_BACKGROUND;
  // "Not supposed to eat gluten any more, says the doctor" is no mere history.
  if (isSureBackground && !sentence.speaksOf) return null;
  const isHarmless = isBackground && !isOnHealth && !isRefusing && isMatched(sentence.text, refusalCues().notRefusal);
  const bound = isHarmless ? DOUBT_BESIDE_FALSE_REFUSAL : doubtBound(sentence, isOnHealth, isRefusing);
  const isUnsureBackground = isBackground && !isSureBackground && span.type !== "cuisine" && isOnHealth;
  if (isUnsureBackground || span.againstProbability >= bound) {
    return isOnHealth ? "danger" : "avoid";
  }
  if (isSureBackground || span.type === "cuisine" || isMatched(clause, refusalCues().wanted)) return null;
  return sentence.isForeign || mayNameDanger(span, { sentences, at, spans }) ? "danger" : null;
}

function doubtBound({ speaksOf }: Sentence, isOnHealth: boolean, isRefusing: boolean): number {
  if (speaksOf) return DOUBT_BESIDE_HEALTH;
  if (isOnHealth) return DOUBT_IN_PROMPT_ON_HEALTH;
  return isRefusing ? DOUBT_IN_PROMPT_WITH_REFUSAL : DOUBT_ANYWHERE;
}

/** Whether it stands in a sentence with a sign of danger in which nothing else makes ill, or beside one that names no food. */
function mayNameDanger(
  { roleConfidence, againstProbability }: ReadSpan,
  { sentences, at, spans }: Pick<Surroundings, "sentences" | "at" | "spans">,
): boolean {
  const sentence = sentences[at];
  if (!sentence || spans.some((other) => isAgainst(other.role) && startsIn(other, sentence))) return false;
  if (sentence.speaksOf === "danger") return againstProbability >= DOUBT_BESIDE_UNEXPLAINED_DANGER;
  const namesFood = (part: Sentence) => spans.some((other) => FOODS.includes(other.type) && startsIn(other, part));
  const isDangerAlone = (part?: Sentence) => part?.speaksOf === "danger" && !namesFood(part);
  return roleConfidence < SURE_AFTER_DANGER && (isDangerAlone(sentences[at - 1]) || isDangerAlone(sentences[at + 1]));
}

const mayBeFood = ({ type, typeConfidence }: ReadSpan): boolean =>
  MAY_MAKE_ILL.includes(type) || (typeConfidence < SURE_OF_TYPE && !NEVER_FOODS.includes(type));

/** Of an unsure background the rules make wishes, and a sure one may be a danger beside a word of health. */
const mayBeWanted = ({ role }: ReadSpan): boolean => isWish(role) || role === "background";

const sentencesOf = (prompt: string): Sentence[] => partsOf(prompt, SENTENCES).map(withSigns);

const clauseOf = (span: ReadSpan, prompt: string): string =>
  partsOf(prompt, CLAUSES).find((part) => startsIn(span, part))?.text ?? "";

const isLiked = (span: ReadSpan, prompt: string): boolean =>
  isOfEaters(span, prompt) || isLikedAfter(wordsBefore(span, prompt));

/** Of "burger lovers", who aren't said to be none. */
const isOfEaters = (span: ReadSpan, prompt: string): boolean =>
  EATERS.test(foldWords(prompt.slice(span.end))) && !isMatched(clauseOf(span, prompt), refusalCues().negation);

/** Folded, in its sentence. */
function wordsBefore(span: ReadSpan, prompt: string): string {
  const sentence = partsOf(prompt, SENTENCES).find((part) => startsIn(span, part));
  return foldWords(prompt.slice(sentence?.start ?? 0, span.start));
}

/** What only sounds like a refusal is none: "can't get enough". */
function refuses(prompt: string): boolean {
  const { before, after, negation, abstinence, notRefusal } = refusalCues();
  const text = foldWords(prompt).replace(notRefusal, " ");
  return [before, after, negation, abstinence].some((cues) => isMatched(text, cues));
}

/** In a language with spaces that the model hardly knows: "unos buenos tacos" are no refusal. */
const refusesNothingElsewhere = (prompt: string): boolean =>
  !isUnspacedText(prompt) &&
  isForeign(prompt) &&
  !hasRoleElsewhere(prompt, "not", prompt) &&
  !hasRoleElsewhere(prompt, "notAfter", prompt);

const isMatched = (text: string, cues: RegExp): boolean => foldWords(text).match(cues) !== null;

/** What only sounds like a danger speaks of none: "to die for". */
function withSigns(part: ReturnType<typeof partsOf>[number]): Sentence {
  const { danger, health, healthInOtherLanguages, notDanger } = refusalCues();
  const text = foldWords(part.text).replace(notDanger, " ");
  const isForeign = isMatched(text, healthInOtherLanguages) && !isMatched(text, danger);
  const speaksOf = isMatched(text, danger) ? "danger" : isForeign || isMatched(text, health) ? "health" : null;
  return { ...part, speaksOf, isForeign };
}
