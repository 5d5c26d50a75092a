import type { GroundedSentence, TextFallback, WrittenEntry } from "@/lib/contracts/stages";
import type { GuideBrief, GuidePick } from "@/lib/ports/curator";
import { type GroundingCheck, groundSentences } from "./ground-sentences";

/** The entry of one pick: the curator's sentences, as far as its evidence supports them. */
export async function writeGroundedEntry(
  brief: GuideBrief,
  index: number,
  check: GroundingCheck,
  fallbacks: TextFallback[] = [],
): Promise<WrittenEntry> {
  const pick = brief.picks[index];
  if (!pick) throw new Error(`The brief has no pick ${index}.`);
  const draft = await check.ctx.curator.writeEntry({ brief, index }, check.ctx);
  const location = { part: "entry", where: pick.place.id } as const;
  const sentences = await groundSentences(draft.sentences, location, pick.evidence, check);
  return { placeId: pick.place.id, sentences: sentences.length > 0 ? sentences : fallbackSentences(pick, fallbacks) };
}

/** A sentence of the evidence itself, for when no written sentence passes the checker. */
export function fallbackSentences({ place, evidence }: GuidePick, fallbacks: TextFallback[] = []): GroundedSentence[] {
  const snippet = evidence.find(({ about }) => about === "summary") ?? evidence.find(({ about }) => about === "facts");
  const what = snippet ? "Its evidence speaks for itself." : "Nothing could be said: it was left out of the guide.";
  fallbacks.push({ where: place.id, what });
  return snippet ? [{ text: snippet.text, evidenceIds: [snippet.id] }] : [];
}
