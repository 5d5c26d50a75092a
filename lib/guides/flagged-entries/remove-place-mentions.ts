import type { GroundedSentence } from "@/lib/contracts/stages";
import { numberWord } from "../checker/numbers";
import { mentionsName } from "./mentions-name";

type PlaceTraces = {
  /** Including former names. */
  names: readonly string[];
  evidenceIds: ReadonlySet<string>;
  /** The number of entries before the removal, if the guide now has one fewer. */
  formerCount?: number;
};

/**
 * Removes the sentences of an introduction that depend on a removed place: they name it, cite its evidence or count it.
 * Returns the remaining paragraphs and the dropped sentences.
 */
export function removePlaceMentions(introduction: GroundedSentence[][], removed: PlaceTraces) {
  const dropped: string[] = [];
  const remaining = introduction.map((paragraph) =>
    paragraph.filter((sentence) => {
      const isRemoved = dependsOnPlace(sentence, removed);
      if (isRemoved) dropped.push(sentence.text);
      return !isRemoved;
    }),
  );
  return { introduction: remaining.filter((paragraph) => paragraph.length > 0), dropped };
}

function dependsOnPlace(
  { text, evidenceIds }: GroundedSentence,
  { names, evidenceIds: placeEvidenceIds, formerCount }: PlaceTraces,
): boolean {
  if (evidenceIds.some((id) => placeEvidenceIds.has(id)) || names.some((name) => mentionsName(text, name))) return true;
  return (
    formerCount !== undefined &&
    [String(formerCount), numberWord(formerCount)].some((count) => mentionsName(text, count))
  );
}
