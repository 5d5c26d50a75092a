import type { IntroductionDraft, OptionalSentence } from "../introduction-draft";
import { findDietaryNeeds, writeDietaryNote } from "./write-dietary-note";
import { writeAllergyQuestions, writeOpenQuestions } from "./write-open-questions";
import { writeScarcity } from "./write-scarcity";
import { writeUnknownLandmark } from "./write-unknown-landmark";

/** The last paragraph is no longer than this, however much of a wish stays open. */
export const CAVEATS_MAX = 3;

/**
 * What somebody must ask the kitchen, what few or none of the picks meet, and what no source tells: a sentence each; apart
 * what concerns what somebody may eat, and the rest.
 */
export function writeCaveats(draft: IntroductionDraft): { cautions: OptionalSentence[]; others: OptionalSentence[] } {
  const allergy = writeAllergyQuestions(draft, findDietaryNeeds(draft).length > 0);
  const dietary = writeDietaryNote(draft, allergy ? CAVEATS_MAX - 1 : CAVEATS_MAX);
  const cautions = [...dietary, allergy].filter((sentence) => sentence !== null).slice(0, CAVEATS_MAX);
  const others = [writeUnknownLandmark(draft), writeScarcity(draft, dietary.length > 0), writeOpenQuestions(draft)];
  return {
    cautions,
    others: others.filter((sentence) => sentence !== null).slice(0, CAVEATS_MAX - cautions.length),
  };
}
