import type { GroundedSentence, WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { toldIdea } from "../told-idea";
import { writeCaveats } from "./caveats/write-caveats";
import { findDietaryNeeds, isIllness } from "./caveats/write-dietary-note";
import { chooseOpening } from "./choose-opening";
import { highlightsOf, withToldDishes } from "./highlights";
import type { IntroductionDraft } from "./introduction-draft";
import { writeHeadline } from "./write-headline";
import { writeOrderNote } from "./write-order";
import { writeReasonParagraph } from "./write-reason";

/**
 * Writes the headline and the introduction: an editor's opening where there is one for these picks and this wish, else
 * why this idea now; the order of the picks, and what was left out. What may make somebody ill comes before all of it.
 */
export function writeIntroduction(
  brief: GuideBrief,
  entries: readonly WrittenEntry[],
  now: Date,
  turn = "",
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${brief.prompt}:${brief.picks.map(({ place }) => place.id).join()}${turn}`;
  const story = { ...brief, idea: toldIdea(brief) };
  const highlights = highlightsOf(story, entries, seed);
  const draft: IntroductionDraft = {
    story,
    highlights,
    mentioned: new Set(),
    told: new Set(),
    ground: buildGrounding(brief),
    seed,
    now,
  };
  const opening = chooseOpening(draft, entries);
  const reasons = opening?.paragraphs ?? [writeReasonParagraph(draft)];
  const told = [...reasons.slice(0, -1), [...(reasons.at(-1) ?? []), writeOrderNote(draft)]];
  const { cautions, others } = writeCaveats(draft);
  // Whom a meal may make ill reads of that first.
  const paragraphs = findDietaryNeeds(draft).some(isIllness)
    ? [cautions, ...told, others]
    : [...told, [...cautions, ...others]];
  const sentences = paragraphs.flat().filter((sentence) => sentence !== null);
  return {
    title:
      opening?.title ??
      writeHeadline({
        ...draft,
        highlights: withToldDishes(highlights, [...sentences, ...entries.flatMap((entry) => entry.sentences)]),
      }),
    introduction: paragraphs
      .map((paragraph) => paragraph.filter((sentence) => sentence !== null))
      .filter((paragraph) => paragraph.length > 0),
  };
}
