import type { IntroductionDraft, OptionalSentence } from "../introduction-draft";
import { findDietaryNeeds, writeDietaryNote } from "./write-dietary-note";
import { writeAllergyQuestions, writeOpenQuestions } from "./write-open-questions";
import { writeScarcity } from "./write-scarcity";
import { writeUnknownLandmark } from "./write-unknown-landmark";

/** The last paragraph is no longer than this, however much of a wish stays open. */
export const OMISSIONS_MAX = 3;

/** What somebody must ask the kitchen, what few or none of the picks meet, and what no source tells: a sentence each. */
export function writeOmissions(draft: IntroductionDraft): OptionalSentence[] {
  const allergy = writeAllergyQuestions(draft, findDietaryNeeds(draft).length > 0);
  const dietary = writeDietaryNote(draft, allergy ? OMISSIONS_MAX - 1 : OMISSIONS_MAX);
  return [
    ...dietary,
    allergy,
    writeUnknownLandmark(draft),
    writeScarcity(draft, dietary.length > 0),
    writeOpenQuestions(draft),
  ]
    .filter((sentence) => sentence !== null)
    .slice(0, OMISSIONS_MAX);
}
