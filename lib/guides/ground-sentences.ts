import { checkSentence, type Part } from "./checker/check-sentence";
import type { Ground } from "./checker/ground";
import type { StageCtx } from "./stage-ctx";
import type { EvidenceSnippet, GroundedSentence, RejectedSentence } from "./stage-types";

export type Check = { ground: Ground; rejected: RejectedSentence[]; ctx: StageCtx };
/** What is being written: which part, and where in the record a refusal is noted. */
type Spot = { part: Part; where: string };

/** Keeps what the checker lets pass; what it refuses is written again once, and dropped if it fails again. */
export async function groundSentences(
  sentences: GroundedSentence[],
  { part, where }: Spot,
  evidence: EvidenceSnippet[],
  { ground, rejected, ctx }: Check,
): Promise<GroundedSentence[]> {
  const refused = sentences.flatMap((sentence) => {
    const reason = checkSentence(sentence, ground, part);
    return reason === null ? [] : [{ sentence, reason }];
  });
  if (refused.length === 0) return sentences;
  const rewritten = await ctx.curator.rewrite({ refused, evidence }, ctx);
  const replacements = new Map(
    refused.map(({ sentence, reason }, i) => {
      const again = rewritten[i];
      const secondReason = again && checkSentence(again, ground, part);
      const isSound = again !== undefined && secondReason === null;
      rejected.push({
        ...{ text: sentence.text, reason, where, outcome: isSound ? "rewritten" : "removed" },
        ...(again && again.text.trim() !== "" && { rewrittenAs: again.text }),
        ...(secondReason && { secondReason }),
      });
      return [sentence, isSound ? [again] : []];
    }),
  );
  return sentences.flatMap((sentence) => replacements.get(sentence) ?? [sentence]);
}
