import type { GroundedSentence, StandIn, WrittenEntry } from "@/lib/contracts/stages";
import type { GuideBrief, GuidePick } from "@/lib/ports/curator";
import { type GroundingCheck, groundSentences } from "./ground-sentences";

/** One pick in its guide's story, as the curator tells it and its evidence carries it. */
export async function writeGroundedEntry(
  story: GuideBrief,
  index: number,
  check: GroundingCheck,
  standIns: StandIn[] = [],
): Promise<WrittenEntry> {
  const pick = story.picks[index];
  if (!pick) throw new Error(`The story has no pick ${index}.`);
  const draft = await check.ctx.curator.writeEntry({ story, index }, check.ctx);
  const spot = { part: "entry", where: pick.place.id } as const;
  const sentences = await groundSentences(draft.sentences, spot, pick.evidence, check);
  return { placeId: pick.place.id, sentences: sentences.length > 0 ? sentences : fallbackSentences(pick, standIns) };
}

/** When nothing written holds, the evidence speaks for itself. */
export function fallbackSentences({ place, evidence }: GuidePick, standIns: StandIn[] = []): GroundedSentence[] {
  const snippet = evidence.find(({ about }) => about === "summary") ?? evidence.find(({ about }) => about === "facts");
  const what = snippet ? "Its evidence speaks for itself." : "Nothing could be said: it was left out of the guide.";
  standIns.push({ where: place.id, what });
  return snippet ? [{ text: snippet.text, evidenceIds: [snippet.id] }] : [];
}
