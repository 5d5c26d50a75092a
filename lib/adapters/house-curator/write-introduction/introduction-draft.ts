import type { GroundedSentence } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Grounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { toSentence } from "../grammar/words";
import type { Highlight } from "./highlights";

/** The input of the introduction, and the picks mentioned so far. */
export type IntroductionDraft = {
  story: GuideBrief;
  highlights: Highlight[];
  mentioned: Set<Highlight>;
  ground: Grounding;
  seed: string;
  now: Date;
};
export type OptionalSentence = GroundedSentence | null;

/** The first text that the evidence of its picks supports. */
export function firstValidSentence(
  draft: IntroductionDraft,
  texts: Iterable<{ text: string | null | undefined | false; about: readonly Highlight[] }>,
): OptionalSentence {
  for (const { text, about } of texts) {
    if (!text) continue;
    const sentence = { text: toSentence(text), evidenceIds: [...new Set(about.flatMap(({ ids }) => ids))] };
    if (draft.story.recent.sentences.includes(sentence.text)) continue;
    if (checkSentence(sentence, draft.ground, "introduction") !== null) continue;
    for (const highlight of about) draft.mentioned.add(highlight);
    return sentence;
  }
  return null;
}

type Attempt = { text: string | null | false; about: readonly Highlight[] };

/** The same for what must be told: where other guides used up every wording, it repeats one rather than be silent. */
export function firstValidOrRepeated(draft: IntroductionDraft, texts: readonly Attempt[]): OptionalSentence {
  const { story } = draft;
  const unaware = { ...draft, story: { ...story, recent: { ...story.recent, sentences: [] } } };
  return firstValidSentence(draft, texts) ?? firstValidSentence(unaware, texts);
}
