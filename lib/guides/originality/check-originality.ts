import type { GroundedSentence } from "@/lib/contracts/stages";
import type { GuidePart } from "../checker/check-sentence";
import { foldProse } from "../checker/word-forms";
import type { Archive } from "./archive";
import { openingClauseOf, shapeOf, subtitleOf } from "./shapes";

/** Why a title is too near to another guide's, or null. */
export function titleRepetition(title: string, archive: Archive): string | null {
  if (archive.titles.has(foldProse(title))) return "stands over another guide";
  const shape = shapeOf(subtitleOf(title));
  return shape !== "" && archive.shapes.has(shape)
    ? "has the subtitle's shape in common with one of the city's last twelve guides"
    : null;
}

/** Why an introduction may not begin so, or null. */
export const openingRepetition = (sentence: string, archive: Archive): string | null =>
  archive.openings.has(openingClauseOf(sentence)) ? "opens like another guide of the city" : null;

/** Why a sentence may not stand in a place's entry, or null. */
export const entryRepetition = (sentence: string, archive: Archive): string | null =>
  archive.aboutPlaces.includes(sentence) ? "stands word for word in another guide" : null;

/** Why another guide's words may not stand here again, or null. */
export const repetitionOf = ({ text }: GroundedSentence, part: GuidePart, archive: Archive): string | null =>
  part === "entry"
    ? entryRepetition(text, archive)
    : archive.sentences.has(text)
      ? "stands word for word in another introduction"
      : null;
