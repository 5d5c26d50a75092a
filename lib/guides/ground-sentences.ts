import type { EvidenceSnippet, GroundedSentence, RejectedSentence } from "@/lib/contracts/stages";
import { checkSentence, type GuidePart } from "./checker/check-sentence";
import type { Grounding } from "./checker/grounding";
import type { StageCtx } from "./stage-ctx";

export type GroundingCheck = { ground: Grounding; rejected: RejectedSentence[]; ctx: StageCtx };
/** What is being written: which part, and where in the record a refusal is noted. */
type SentenceLocation = { part: GuidePart; where: string };

/** Keeps what the checker lets pass; what it refuses is written again once, and dropped if it fails again. */
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
      const again = rewritten[i];
      const secondReason = again && checkSentence(again, ground, part);
      const isSound = again !== undefined && secondReason === null;
      rejected.push({
        text: sentence.text,
        reason,
        where,
        outcome: isSound ? "rewritten" : "removed",
        ...(again && again.text.trim() !== "" && { rewrittenAs: again.text }),
        ...(secondReason && { secondReason }),
      });
      return [sentence, isSound ? [again] : []];
    }),
  );
  return sentences.flatMap((sentence) => replacements.get(sentence) ?? [sentence]);
}
