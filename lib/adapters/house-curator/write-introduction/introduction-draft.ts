import type { GroundedSentence } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Grounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { toSentence } from "../grammar/words";
import type { Highlight } from "./highlights";

/** What the introduction has at hand, and whom it has named so far. */
export type IntroductionDraft = {
  story: GuideBrief;
  highlights: Highlight[];
  mentioned: Set<Highlight>;
  ground: Grounding;
  seed: string;
  now: Date;
};
export type OptionalSentence = GroundedSentence | null;

/** The first text that the evidence of those it is about carries. */
export function firstValidSentence(
  draft: IntroductionDraft,
  texts: Iterable<{ text: string | null | undefined | false; about: readonly Highlight[] }>,
): OptionalSentence {
  for (const { text, about } of texts) {
    if (!text) continue;
    const said = { text: toSentence(text), evidenceIds: [...new Set(about.flatMap(({ ids }) => ids))] };
    if (draft.story.recent.sentences.includes(said.text)) continue;
    if (checkSentence(said, draft.ground, "introduction") !== null) continue;
    for (const highlight of about) draft.mentioned.add(highlight);
    return said;
  }
  return null;
}
