import { z } from "zod";
import type { GroundedSentence } from "@/lib/contracts/stages";
import { stripMarkup } from "./strip-markup";

export const ModelSentence = z.object({
  text: z.string().describe("One sentence."),
  evidenceIds: z.array(z.string()).describe("Ids of the snippets that this sentence rests on."),
});

/** Converts a model's sentences to ours: plain text with distinct ids, all of which are known. */
export function toGroundedSentences(
  sentences: readonly z.infer<typeof ModelSentence>[],
  knownIds: ReadonlySet<string>,
): GroundedSentence[] {
  return sentences
    .map(({ text, evidenceIds }) => ({
      text: withFullStop(stripMarkup(text)),
      evidenceIds: [...new Set(evidenceIds)].filter((id) => knownIds.has(id)),
    }))
    .filter(({ text }) => text !== "");
}

/** Adds a missing period. One or two words without a period are not a sentence. */
function withFullStop(text: string): string {
  if (/[.!?…]["”’)]*$/.test(text)) return text;
  return text.split(" ").length > 3 ? `${text}.` : "";
}
