import { z } from "zod";
import { AppError } from "../../../../errors";
import type { Curator } from "../../../curator";
import { type Ask, UnreadableAnswer } from "../ask";
import { compactFacts, evidenceLines } from "../facts";
import { grounded, Sentence } from "../sentences";
import { DATA_RULES, GROUNDING, VOICE } from "../voice";

const Entry = z.object({ sentences: z.array(Sentence) });

const INSTRUCTIONS = `${DATA_RULES}

Write one place's entry in a guide: two to four sentences. One thing to order or notice, one reason it fits this wish, and one thing to
know before going, only where the evidence says so. Begin otherwise than the neighbours are likely to: not with the place's name
when "position" is even, not with an order when it is odd.

${GROUNDING}

${VOICE}`;

/** Stage 6, one entry. Where no answer could be read it is left empty, and the evidence speaks for itself. */
export const writeEntry =
  (ask: Ask): Curator["writeEntry"] =>
  async ({ story, index }, ctx) => {
    const pick = story.picks[index];
    if (!pick) throw new AppError("not_found", `There is no entry ${index}.`);
    const { sentences } = await ask(
      {
        name: "write_entry",
        schema: Entry,
        instructions: INSTRUCTIONS,
        data: {
          wish: { city: story.city, wish: story.wish, angle: story.idea.angle },
          place: compactFacts(pick.place),
          meets: pick.verdicts.filter(({ verdict }) => verdict === "met").map(({ label }) => label),
          position: index + 1,
          neighbours: story.picks.filter((other) => other !== pick).map(({ place }) => place.name),
          evidence: evidenceLines(pick.evidence),
        },
      },
      ctx,
    ).catch((error: unknown) => {
      if (error instanceof UnreadableAnswer) return { sentences: [] };
      throw error;
    });
    return { placeId: pick.place.id, sentences: grounded(sentences, new Set(pick.evidence.map(({ id }) => id))) };
  };
