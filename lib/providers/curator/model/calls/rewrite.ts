import { z } from "zod";
import { AppError } from "../../../../errors";
import type { Curator } from "../../../curator";
import type { Ask } from "../ask";
import { grounded, Sentence } from "../sentences";
import { DATA_RULES, GROUNDING, VOICE } from "../voice";

const EVIDENCE_MAX = 40;

const Rewritten = z.object({ sentences: z.array(Sentence).describe("As many as were refused, in their order.") });

const INSTRUCTIONS = `${DATA_RULES}

Our checker refused these sentences of a guide, each for the reason given. Write each again so that the reason is gone: say less, or
say something else that the evidence states. Same number, same order.

${GROUNDING}

${VOICE}`;

/**
 * Stage 6: refused sentences, once more. A guide doesn't fail over a sentence: where no better one comes, the refused
 * one is handed back and the checker takes it out.
 */
export const rewrite =
  (ask: Ask): Curator["rewrite"] =>
  async ({ refused, evidence }, ctx) => {
    const cited = new Set(refused.flatMap(({ sentence }) => sentence.evidenceIds));
    const placeIds = new Set(evidence.filter(({ id }) => cited.has(id)).map(({ placeId }) => placeId));
    const near = evidence.filter(({ placeId }) => placeIds.size === 0 || placeIds.has(placeId)).slice(0, EVIDENCE_MAX);
    const question = {
      name: "rewrite",
      schema: Rewritten,
      instructions: INSTRUCTIONS,
      data: {
        refused: refused.map(({ sentence, reason }) => ({ ...sentence, reason })),
        evidence: near.map(({ id, about, text }) => ({ id, about, text })),
      },
    };
    const answer = await ask(question, ctx).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "unavailable") return { sentences: [] };
      throw error;
    });
    const knownIds = new Set(near.map(({ id }) => id));
    return refused.map(({ sentence }, i) => grounded(answer.sentences.slice(i, i + 1), knownIds)[0] ?? sentence);
  };
