import { checkSentence, type Part } from "./checker/check-sentence";
import type { Ground } from "./checker/ground";
import type { StageCtx } from "./stage-ctx";
import type { Composition, EvidenceSnippet, GroundedSentence } from "./stage-types";

export type Check = { ground: Ground; rejected: Composition["rejectedSentences"]; ctx: StageCtx };

/** Keeps what the checker lets pass; what it refuses is written again once, and dropped if it fails again. */
export async function groundSentences(
  sentences: GroundedSentence[],
  part: Part,
  evidence: EvidenceSnippet[],
  { ground, rejected, ctx }: Check,
): Promise<GroundedSentence[]> {
  const refused = sentences.flatMap((sentence) => {
    const reason = checkSentence(sentence, ground, part);
    return reason === null ? [] : [{ sentence, reason }];
  });
  if (refused.length === 0) return sentences;
  rejected.push(...refused.map(({ sentence, reason }) => ({ text: sentence.text, reason })));
  const rewritten = await ctx.curator.rewrite({ refused, evidence }, ctx);
  const replacements = new Map(refused.map(({ sentence }, i) => [sentence, rewritten[i]]));
  return sentences.flatMap((sentence) => {
    if (!replacements.has(sentence)) return [sentence];
    const again = replacements.get(sentence);
    return again && checkSentence(again, ground, part) === null ? [again] : [];
  });
}
