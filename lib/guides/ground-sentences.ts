import type { EvidenceSnippet, GroundedSentence, RejectedSentence } from "@/lib/contracts/stages";
import { checkSentence, type GuidePart } from "./checker/check-sentence";
import type { Grounding } from "./checker/grounding";
import type { StageCtx } from "./stage-ctx";

export type GroundingCheck = { ground: Grounding; rejected: RejectedSentence[]; ctx: StageCtx };
/** The part being written, and the location under which the record lists its rejections. */
type SentenceLocation = { part: GuidePart; where: string };

/** Keeps the sentences that pass the checker. Each rejected one is rewritten once, and dropped if it fails again. */
export async function groundSentences(
  sentences: GroundedSentence[],
  { part, where }: SentenceLocation,
  evidence: EvidenceSnippet[],
  { ground, rejected, ctx }: GroundingCheck,
): Promise<GroundedSentence[]> {
  const refused = sentences.flatMap((sentence) => {
    const reason = checkSentence(sentence, ground, part);
    return reason === null ? [] : [{ sentence, reason }];
  });
  if (refused.length === 0) return sentences;
  const rewritten = await ctx.curator.rewriteSentences({ refused, evidence }, ctx);
  const replacements = new Map(
    refused.map(({ sentence, reason }, i) => {
      const rewrite = rewritten[i];
      const secondReason = rewrite && checkSentence(rewrite, ground, part);
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
  return sentences.flatMap((sentence) => replacements.get(sentence) ?? [sentence]);
}
