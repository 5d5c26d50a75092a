import { isAgainst } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";
import type { Quote } from "../words/split-words";

const DEGREES =
  "severe|severely|serious|seriously|bad|badly|terrible|terribly|horrible|horribly|awful|nasty|extreme|extremely|acute|acutely|strong|strongly|deadly|deathly|fatal|lethal|life[- ]threatening|dangerous|dangerously|violent|violently|mild|mildly|slight|slightly|minor|moderate|major|huge|big|super|high|highly|very|really|real|quite|known|lifelong|new|suspected|confirmed|diagnosed|multiple|several|many|various|different|some|other";
const ILLNESSES =
  "(?:food )?(?:al+erg(?:y|ies|ic|ens?)|intoleran(?:t|ces?)|sensitivit(?:y|ies)|anaphyla(?:xis|ctic)|reactions?)";
/** Between how bad an allergy is and the allergy stands what to: "severe tree nut allergy". */
const TO_WHAT =
  "(?:[ -]+(?!(?:for|and|but|with|or|to|at|in|on|because|despite|although|so|my|his|her|our|their|has|have)\\b)[\\p{L}'’]+){0,3}?";
const DEGREE = new RegExp(
  `\\b(?:${DEGREES})\\b(?=(?:[ -]+(?:${DEGREES}))*${TO_WHAT}[ -]+(?:${ILLNESSES}|c(?:o)?eliac)\\b)`,
  "giu",
);
const ILLNESS = new RegExp(`^(?:(?:${DEGREES})[ -]+)*(?:${ILLNESSES}|al+[eéè]rg\\p{L}+)$`, "iu");

/** Where a prompt says how bad an allergy is: "severe", "mild". */
export const degreesOfIllness = (prompt: string): Quote[] =>
  [...prompt.matchAll(DEGREE)].map(({ 0: quote, index }) => ({ quote, start: index }));

/**
 * The spans, without those that take how bad an allergy is, or the word for it, for what somebody is allergic to: "severe
 * nut allergy", "allergy-safe".
 */
export function withoutIllnessWords(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const degrees = degreesOfIllness(prompt);
  return spans.filter((span) => {
    const quote = prompt.slice(span.start, span.end).trim();
    const isDegree = degrees.some(
      ({ quote: degree, start }) => start <= span.start && start + degree.length >= span.end,
    );
    return !(isAgainst(span.role) && (isDegree || ILLNESS.test(quote)));
  });
}
