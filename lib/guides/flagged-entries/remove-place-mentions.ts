import type { GroundedSentence } from "@/lib/contracts/stages";
import { numberWord } from "../checker/numbers";
import { mentionsName } from "./mentions-name";

type PlaceTraces = {
  /** Former ones too. */
  names: readonly string[];
  evidenceIds: ReadonlySet<string>;
  /** How many entries the guide had, where it now has one fewer. */
  formerCount?: number;
};

/**
 * An introduction without what rested on a place that left the guide: sentences that name it, that rest on its
 * evidence, or that count it. Answers the paragraphs that stay and the sentences that went.
 */
export function removePlaceMentions(introduction: GroundedSentence[][], gone: PlaceTraces) {
  const dropped: string[] = [];
  const kept = introduction.map((paragraph) =>
    paragraph.filter((sentence) => {
      const stays = !restsOnPlace(sentence, gone);
      if (!stays) dropped.push(sentence.text);
      return stays;
    }),
  );
  return { introduction: kept.filter((paragraph) => paragraph.length > 0), dropped };
}

function restsOnPlace(
  { text, evidenceIds }: GroundedSentence,
  { names: called, evidenceIds: its, formerCount }: PlaceTraces,
): boolean {
  if (evidenceIds.some((id) => its.has(id)) || called.some((name) => mentionsName(text, name))) return true;
  return (
    formerCount !== undefined &&
    [String(formerCount), numberWord(formerCount)].some((count) => mentionsName(text, count))
  );
}
