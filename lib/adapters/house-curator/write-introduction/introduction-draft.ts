import type { GroundedSentence } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Grounding } from "@/lib/guides/checker/grounding";
import { archiveOf } from "@/lib/guides/originality/archive";
import { framesOf, openingClauseOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { toSentence } from "../grammar/words";
import { seededShuffle } from "../seeded-random";
import type { FactPhrase } from "./fact-phrases";
import type { Highlight } from "./highlights";

/** The input of the introduction, and the picks mentioned so far. */
export type IntroductionDraft = {
  story: GuideBrief;
  highlights: Highlight[];
  mentioned: Set<Highlight>;
  /** The editors' sentences said so far. */
  told: Set<string>;
  /** The last sentence, which the next one may refer to. */
  last?: string;
  ground: Grounding;
  seed: string;
  now: Date;
};
/** What a headline is made of. */
export type HeadlineInput = Omit<IntroductionDraft, "mentioned" | "told" | "last">;
export type OptionalSentence = GroundedSentence | null;

/** The first text that the evidence of its picks supports and, unless it may repeat them, that no recent guide has. */
export function firstValidSentence(
  draft: IntroductionDraft,
  texts: Iterable<{ text: string | null | undefined | false; about: readonly Highlight[] }>,
  { mayRepeat = false } = {},
): OptionalSentence {
  const said = archiveOf(draft.story.recent).sentences;
  for (const { text, about } of texts) {
    if (!text) continue;
    const sentence = { text: toSentence(text), evidenceIds: [...new Set(about.flatMap(({ ids }) => ids))] };
    if (!mayRepeat && said.has(sentence.text)) continue;
    if (checkSentence(sentence, draft.ground, "introduction") !== null) continue;
    for (const highlight of about) draft.mentioned.add(highlight);
    return sentence;
  }
  return null;
}

type Attempt = { text: string | null | false; about: readonly Highlight[] };

/** How many texts are tried before a sentence is given up. */
const TRIES_MAX = 48;

/**
 * Of many ways to say it, one that the evidence supports and that shares the fewest runs of words with the city's other
 * introductions.
 */
export function freshestSentence(
  draft: IntroductionDraft,
  phrases: readonly FactPhrase[],
  purpose: string,
): OptionalSentence {
  const { frames, openings, sentences: said } = archiveOf(draft.story.recent);
  const isFirst = draft.mentioned.size === 0;
  const unsaid = phrases.filter(({ origin }) => !origin || !draft.told.has(origin));
  const ranked = seededShuffle(unsaid, `${draft.seed}:${purpose}`)
    .slice(0, 2 * TRIES_MAX)
    .map((phrase) => ({
      phrase,
      shared:
        sharedFrames(phrase.text, frames) +
        (isFirst && openings.has(openingClauseOf(phrase.text)) ? OPENING_PENALTY : 0),
    }))
    .sort((a, b) => a.shared - b.shared)
    .slice(0, TRIES_MAX);
  for (const { phrase } of ranked) {
    const sentence = { text: toSentence(phrase.text), evidenceIds: phrase.ids };
    if (said.has(sentence.text)) continue;
    if (checkSentence(sentence, draft.ground, "introduction") !== null) continue;
    for (const highlight of phrase.about) draft.mentioned.add(highlight);
    if (phrase.origin) draft.told.add(phrase.origin);
    draft.last = sentence.text;
    return sentence;
  }
  return null;
}

const sharedFrames = (text: string, frames: ReadonlySet<string>): number =>
  framesOf(text).filter((frame) => frames.has(frame)).length;

/** More than any text's shared runs of words. */
const OPENING_PENALTY = 1_000;

/** The same for what must be told: where other guides used up every wording, it repeats one rather than be silent. */
export function firstValidOrRepeated(draft: IntroductionDraft, texts: readonly Attempt[]): OptionalSentence {
  const { frames } = archiveOf(draft.story.recent);
  const sharedBy = ({ text }: Attempt) => sharedFrames(text || "", frames);
  const freshest = texts.toSorted((a, b) => sharedBy(a) - sharedBy(b));
  return firstValidSentence(draft, freshest) ?? firstValidSentence(draft, freshest, { mayRepeat: true });
}
