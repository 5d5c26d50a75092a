import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { ModelSentence, toGroundedSentences } from "../grounded-sentences";
import { DATA_INSTRUCTIONS, GROUNDING_INSTRUCTIONS, VOICE_INSTRUCTIONS } from "../shared-instructions";

const EVIDENCE_MAX = 40;

const RewrittenSentences = z.object({
  sentences: z.array(ModelSentence).describe("As many as were refused, in their order."),
});

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

Our checker refused these sentences of a guide, each for the reason given. Write each again so that the reason is gone: say less, or
say something else that the evidence states. Same number, same order.

${GROUNDING_INSTRUCTIONS}

${VOICE_INSTRUCTIONS}`;

/**
 * Stage 6: rewrites refused sentences once. One sentence must not fail a guide: without a better one, the refused
 * sentence is returned and the checker removes it.
 */
export const rewriteSentences =
  (generate: GenerateObject): Curator["rewriteSentences"] =>
  async ({ refused, evidence }, ctx) => {
    const cited = new Set(refused.flatMap(({ sentence }) => sentence.evidenceIds));
    const placeIds = new Set(evidence.filter(({ id }) => cited.has(id)).map(({ placeId }) => placeId));
    const near = evidence.filter(({ placeId }) => placeIds.size === 0 || placeIds.has(placeId)).slice(0, EVIDENCE_MAX);
    const request = {
      name: "rewrite",
      schema: RewrittenSentences,
      instructions: INSTRUCTIONS,
      data: {
        refused: refused.map(({ sentence, reason }) => ({ ...sentence, reason })),
        evidence: near.map(({ id, about, text }) => ({ id, about, text })),
      },
    };
    const response = await generate(request, ctx).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "unavailable") return { sentences: [] };
      throw error;
    });
    const knownIds = new Set(near.map(({ id }) => id));
    return refused.map(
      ({ sentence }, i) => toGroundedSentences(response.sentences.slice(i, i + 1), knownIds)[0] ?? sentence,
    );
  };
