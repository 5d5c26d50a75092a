import type { EvidenceSnippet, GroundedSentence, RejectedSentence } from "@/lib/contracts/stages";
import { checkSentence, type GuidePart } from "./checker/check-sentence";
import type { Grounding } from "./checker/grounding";
import { leansBack } from "./checker/leans-back";
import type { Archive } from "./originality/archive";
import { repetitionOf } from "./originality/check-originality";
import type { StageCtx } from "./stage-ctx";

export type GroundingCheck = { ground: Grounding; archive: Archive; rejected: RejectedSentence[]; ctx: StageCtx };
/** The part being written, and the location under which the record lists its rejections. */
type SentenceLocation = { part: GuidePart; where: string };

/**
 * Keeps the sentences that pass the checker and stand in no other guide. Each rejected one is rewritten once, and dropped
 * if it fails again; where that would leave nothing, those stay that are only told again.
 */
export async function groundSentences(
  sentences: GroundedSentence[],
  { part, where }: SentenceLocation,
  evidence: EvidenceSnippet[],
  { ground, archive, rejected, ctx }: GroundingCheck,
): Promise<GroundedSentence[]> {
  const reasonAgainst = (sentence: GroundedSentence) =>
    checkSentence(sentence, ground, part) ?? repetitionOf(sentence, part, archive);
  const refused = sentences.flatMap((sentence) => {
    const reason = reasonAgainst(sentence);
    return reason === null ? [] : [{ sentence, reason }];
  });
  if (refused.length === 0) return sentences;
  const rewritten = await ctx.curator.rewriteSentences({ refused, evidence }, ctx);
  const replacements = new Map(
    refused.map(({ sentence, reason }, i) => {
      const rewrite = rewritten[i];
      const secondReason = rewrite && reasonAgainst(rewrite);
      const isGrounded = rewrite !== undefined && secondReason === null;
      rejected.push({
        text: sentence.text,
        reason,
        where,
        outcome: isGrounded ? "rewritten" : "removed",
        ...(rewrite && rewrite.text.trim() !== "" && { rewrittenAs: rewrite.text }),
        ...(secondReason && { secondReason }),
      });
      return [sentence, isGrounded ? [rewrite] : []];
    }),
  );
  const isLost = (sentence: GroundedSentence | undefined): boolean =>
    sentence !== undefined && replacements.get(sentence)?.length === 0;
  for (const [at, sentence] of sentences.entries()) {
    if (replacements.has(sentence) || !isLost(sentences[at - 1]) || !leansBack(sentence.text)) continue;
    rejected.push({
      text: sentence.text,
      reason: "points back at a sentence that was left out",
      where,
      outcome: "removed",
    });
    replacements.set(sentence, []);
  }
  const kept = sentences.flatMap((sentence) => replacements.get(sentence) ?? [sentence]);
  // Better told again than not at all.
  return kept.length > 0 ? kept : sentences.filter((sentence) => checkSentence(sentence, ground, part) === null);
}
