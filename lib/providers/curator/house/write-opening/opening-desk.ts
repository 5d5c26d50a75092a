import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Ground } from "@/lib/guides/checker/ground";
import type { GroundedSentence } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { sentence } from "../grammar/words";
import type { Highlight } from "./highlights";

/** What the introduction has at hand, and whom it has named so far. */
export type Desk = {
  story: Story;
  highlights: Highlight[];
  mentioned: Set<Highlight>;
  ground: Ground;
  seed: string;
  now: Date;
};
export type Said = GroundedSentence | null;

/** The first text that the evidence of those it is about carries. */
export function firstSound(
  desk: Desk,
  texts: Iterable<{ text: string | null | undefined | false; about: readonly Highlight[] }>,
): Said {
  for (const { text, about } of texts) {
    if (!text) continue;
    const said = { text: sentence(text), evidenceIds: [...new Set(about.flatMap(({ ids }) => ids))] };
    if (desk.story.recent.sentences.includes(said.text)) continue;
    if (checkSentence(said, desk.ground, "introduction") !== null) continue;
    for (const highlight of about) desk.mentioned.add(highlight);
    return said;
  }
  return null;
}
