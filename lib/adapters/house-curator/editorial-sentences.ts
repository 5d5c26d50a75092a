import { z } from "zod";
import berkeley from "@/data/sentences/berkeley.json" with { type: "json" };
import oakland from "@/data/sentences/oakland.json" with { type: "json" };
import peninsula from "@/data/sentences/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/sentences/san-francisco.json" with { type: "json" };
import sanJose from "@/data/sentences/san-jose.json" with { type: "json" };
import type { GroundedSentence, Place } from "@/lib/contracts/stages";

/** A sentence that editors wrote about a place of the catalogue, from its facts. */
export type EditorialSentence = GroundedSentence & {
  /** The dish, note, room or fact that it tells; the first of its evidence. */
  subject: string;
  /** What of the place's tags it shows by a fact: "solo", "patio", "vegetarian". */
  goodFor: string | null;
  /** It names the place, so that an introduction can say it. */
  introduces: boolean;
};

/** By a place's id. Evidence is named without the place: "dish-2", "note-1", "room", "facts". */
const SentencesByPlace = z.record(
  z.string(),
  z.array(
    z.strictObject({
      from: z.tuple([z.string()], z.string()),
      goodFor: z.string().optional(),
      introduces: z.literal(true).optional(),
      text: z.string(),
    }),
  ),
);
type SentencesByPlace = z.infer<typeof SentencesByPlace>;

let sentencesByPlace: SentencesByPlace | undefined;

/** What editors wrote about a place; nothing of a place that another source told of. */
export function editorialSentencesOf({ id }: Pick<Place, "id">): EditorialSentence[] {
  sentencesByPlace ??= SentencesByPlace.parse({ ...sanFrancisco, ...oakland, ...berkeley, ...sanJose, ...peninsula });
  return (sentencesByPlace[id] ?? []).map(({ text, from, goodFor, introduces }) => ({
    text,
    evidenceIds: from.map((evidence) => `${id}:${evidence}`),
    subject: `${id}:${from[0]}`,
    goodFor: goodFor ?? null,
    introduces: introduces ?? false,
  }));
}
