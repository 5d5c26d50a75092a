import { z } from "zod";
import berkeley from "@/data/paragraphs/berkeley.json" with { type: "json" };
import oakland from "@/data/paragraphs/oakland.json" with { type: "json" };
import peninsula from "@/data/paragraphs/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/paragraphs/san-francisco.json" with { type: "json" };
import sanJose from "@/data/paragraphs/san-jose.json" with { type: "json" };
import type { GroundedSentence, Place } from "@/lib/contracts/stages";

/** What editors wrote of a place in one go: sentences that lean on one another, to be set whole. */
export type EditorialParagraph = {
  /** The dish that it recommends: "dish-2" of the place's evidence, with the place's id before it; or null. */
  dishId: string | null;
  /** What of the place's tags it answers; or null. */
  tag: string | null;
  sentences: GroundedSentence[];
};

/** By a place's id. Evidence is named without the place, as in data/sentences; "for" is a dish or a tag. */
const ParagraphsByPlace = z.record(
  z.string(),
  z.array(
    z.strictObject({
      for: z.string(),
      sentences: z.array(z.strictObject({ from: z.tuple([z.string()], z.string()), text: z.string() })).min(2),
    }),
  ),
);
type ParagraphsByPlace = z.infer<typeof ParagraphsByPlace>;

let paragraphsByPlace: ParagraphsByPlace | undefined;

export function editorialParagraphsOf({ id }: Pick<Place, "id">): EditorialParagraph[] {
  paragraphsByPlace ??= ParagraphsByPlace.parse({ ...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula });
  return (paragraphsByPlace[id] ?? []).map((paragraph) => ({
    dishId: paragraph.for.startsWith("dish-") ? `${id}:${paragraph.for}` : null,
    tag: paragraph.for.startsWith("dish-") ? null : paragraph.for,
    sentences: paragraph.sentences.map(({ text, from }) => ({
      text,
      evidenceIds: from.map((evidence) => `${id}:${evidence}`),
    })),
  }));
}
