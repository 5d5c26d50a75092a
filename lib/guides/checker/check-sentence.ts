import type { GroundedSentence } from "@/lib/contracts/stages";
import { findUnsupportedClaim } from "./claims";
import { findFigure } from "./figures";
import { isFood, isFoodGrounded } from "./foods";
import { findForbiddenPhrase } from "./forbidden-phrases";
import { cachedGroundedText, type Grounding } from "./grounding";
import { containsMarkup } from "./markup";
import { findUngroundedNumber } from "./numbers";
import { findUngroundedOrderAdvice } from "./order-advice";
import { findUngroundedName } from "./proper-names";
import { singularsOf } from "./word-forms";

export type GuidePart = "entry" | "introduction";

const SENTENCE_LENGTH_MAX = 420;
const NEGATION =
  /\b(?:no|not|none|nobody|no one|nothing|nowhere|neither|never|without|too few|too little|left out|leaves? out|stays? out|missing|can't|cannot|couldn't|don't|doesn't|didn't|instead of)\b/i;

/** A short reason why a sentence may not appear in a guide; null when it may. */
export function checkSentence(sentence: GroundedSentence, ground: Grounding, part: GuidePart): string | null {
  const { text, evidenceIds } = sentence;
  if (text.trim() === "") return "is empty";
  if (text.length > SENTENCE_LENGTH_MAX) return "is too long";
  if (containsMarkup(text)) return "holds a link or markup";

  const phrase = findForbiddenPhrase(text);
  if (phrase) return `says “${phrase}”`;
  const figure = findFigure(text);
  if (figure) return `states ${figure}, which the page shows from data`;

  const unknownId = evidenceIds.find((id) => !ground.evidence.has(id));
  if (unknownId !== undefined) return `rests on evidence that isn't there: ${unknownId}`;
  if (part === "entry" && evidenceIds.length === 0) return "rests on no evidence";
  return checkGrounding(text, evidenceIds, ground);
}

function checkGrounding(text: string, evidenceIds: readonly string[], ground: Grounding): string | null {
  const grounds = cachedGroundedText(evidenceIds, ground);
  // A sentence may repeat the prompt when it says nothing about a place, or says what a place is not.
  const promptText = evidenceIds.length === 0 || NEGATION.test(text) ? ground.constraintText : "";
  const words = promptText ? new Set([...grounds.words, ...singularsOf(promptText)]) : grounds.words;

  const otherPlace = [...ground.places.values()].find(
    (place) => !grounds.placeIds.has(place.id) && mentionsPlace(text, place.name) && !grounds.text.includes(place.name),
  );
  if (otherPlace) return `speaks of ${otherPlace.name} without its evidence`;

  const name = findUngroundedName(text, words);
  if (name) return `names ${name}, which its evidence does not`;
  const number = findUngroundedNumber(text, `${grounds.text} | ${ground.context} | ${promptText}`);
  if (number) return `gives a number (${number}) that its evidence does not`;
  const claim = findUnsupportedClaim(text, grounds.text, promptText);
  if (claim) return `makes a claim about ${claim} that its evidence does not`;

  for (const word of singularsOf(text)) {
    if (isFood(word) && !isFoodGrounded(word, words))
      return `names a dish or an ingredient (${word}) that its evidence does not`;
  }
  const order = findUngroundedOrderAdvice(text, words);
  return order ? `tells to order ${order}, which its evidence does not name` : null;
}

const mentionsPlace = (text: string, name: string): boolean => {
  const at = name.length > 3 ? text.indexOf(name) : -1;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? " ");
};
