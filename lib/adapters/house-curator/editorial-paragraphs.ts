import { z } from "zod";
import berkeley from "@/data/paragraphs/berkeley.json" with { type: "json" };
import oakland from "@/data/paragraphs/oakland.json" with { type: "json" };
import peninsula from "@/data/paragraphs/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/paragraphs/san-francisco.json" with { type: "json" };
import sanJose from "@/data/paragraphs/san-jose.json" with { type: "json" };
import type { GroundedSentence, Place } from "@/lib/contracts/stages";
import { leansBack } from "@/lib/guides/checker/leans-back";
import { singularsOf } from "@/lib/guides/checker/word-forms";

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

/**
 * Whether a paragraph can be read with nothing but the place's name above it: its first sentence points back at nothing,
 * and the dish that it recommends is named in it by some word.
 */
export function standsAlone({ dishId, sentences }: EditorialParagraph, { dishes }: Pick<Place, "dishes">): boolean {
  const [first, ...others] = sentences.map(({ text }) => text);
  if (first === undefined || leansBack(first)) return false;
  const dish = dishId === null ? undefined : dishes[Number(dishId.split(":dish-")[1]) - 1];
  if (!dish) return true;
  const told = singularsOf([first, ...others].join(" "));
  const name = [...singularsOf(dish.name)].filter((word) => word.length >= NAME_WORD_MIN);
  return name.length === 0 || name.some((word) => told.has(word));
}

const NAME_WORD_MIN = 3;
