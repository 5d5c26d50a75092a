import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import { type GenerateObject, UnreadableResponseError } from "../generate-object";
import { ModelSentence, toGroundedSentences } from "../grounded-sentences";
import { compactEvidence, compactPlace } from "../prompt-data";
import { DATA_INSTRUCTIONS, GROUNDING_INSTRUCTIONS, VOICE_INSTRUCTIONS } from "../shared-instructions";

const Entry = z.object({ sentences: z.array(ModelSentence) });

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

Write one place's entry in a guide: two to four sentences. One thing to order or notice, one reason it fits this request, and one thing to
know before going, only where the evidence says so. Begin otherwise than the neighbors are likely to: not with the place's name
when "position" is even, not with an order when it is odd.

${GROUNDING_INSTRUCTIONS}

${VOICE_INSTRUCTIONS}`;

/** Stage 6: writes one entry. Without a valid response the entry has no sentences. */
export const writeEntry =
  (generate: GenerateObject): Curator["writeEntry"] =>
  async ({ brief, index }, ctx) => {
    const pick = brief.picks[index];
    if (!pick) throw new AppError("not_found", `There is no entry ${index}.`);
    const { sentences } = await generate(
      {
        name: "write_entry",
        schema: Entry,
        instructions: INSTRUCTIONS,
        data: {
          request: { city: brief.city, prompt: brief.prompt, angle: brief.idea.angle },
          place: compactPlace(pick.place),
          meets: pick.verdicts.filter(({ verdict }) => verdict === "met").map(({ label }) => label),
          position: index + 1,
          neighbours: brief.picks.filter((other) => other !== pick).map(({ place }) => place.name),
          evidence: compactEvidence(pick.evidence),
        },
      },
      ctx,
    ).catch((error: unknown) => {
      if (error instanceof UnreadableResponseError) return { sentences: [] };
      throw error;
    });
    return {
      placeId: pick.place.id,
      sentences: toGroundedSentences(sentences, new Set(pick.evidence.map(({ id }) => id))),
    };
  };
