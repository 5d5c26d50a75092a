import type { Pick, Story } from "../providers/curator";
import { type Check, groundSentences } from "./ground-sentences";
import type { GroundedSentence, WrittenEntry } from "./stage-types";

/** One pick in its guide's story, as the curator tells it and its evidence carries it. */
export async function writeGroundedEntry(story: Story, index: number, check: Check): Promise<WrittenEntry> {
  const pick = story.picks[index];
  if (!pick) throw new Error(`The story has no pick ${index}.`);
  const draft = await check.ctx.curator.writeEntry({ story, index }, check.ctx);
  const sentences = await groundSentences(draft.sentences, "entry", pick.evidence, check);
  return { placeId: pick.place.id, sentences: sentences.length > 0 ? sentences : plainest(pick) };
}

/** When nothing written holds, the evidence speaks for itself. */
export function plainest({ evidence }: Pick): GroundedSentence[] {
  const snippet = evidence.find(({ about }) => about === "summary") ?? evidence.find(({ about }) => about === "facts");
  return snippet ? [{ text: snippet.text, evidenceIds: [snippet.id] }] : [];
}
