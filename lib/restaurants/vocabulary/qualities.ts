import { z } from "zod";
import amenities from "@/data/vocabulary/amenities.json" with { type: "json" };
import qualities from "@/data/vocabulary/qualities.json" with { type: "json" };
import { foldWords } from "./fold";

const words = z.array(z.string().min(1));

/**
 * Something that is asked of a place and that its facts and texts may show: a constraint's "keyword" whose value is one
 * of these is judged by them.
 */
export const Quality = z.strictObject({
  value: z.string().min(1),
  /** What people call it. */
  synonyms: words,
  /** Vibes, features or occasions of the catalogue, any of which shows it. */
  facts: words,
  /** Words of a text that show it. */
  shownBy: words,
  /** Vibes, features or occasions, any of which speaks against it. */
  contraryFacts: words,
  /** Words of a text that speak against it. */
  deniedBy: words,
});
export type Quality = z.infer<typeof Quality>;

/** What kind of place it is: data/vocabulary/qualities.json. "founded before 1960", for any year, is one more of them. */
export const QUALITIES: readonly Quality[] = z.array(Quality).parse(qualities);

/** What a place has: data/vocabulary/amenities.json. A value that is a feature's is the same as that feature. */
export const AMENITIES: readonly Quality[] = z.array(Quality).parse(amenities);

const byWords = new Map(
  [...QUALITIES, ...AMENITIES].flatMap((quality) =>
    [quality.value, ...quality.synonyms].map((name) => [foldWords(name), quality] as const),
  ),
);

/** The quality or amenity that a word refers to: "white tablecloth" -> fine dining. */
export const findQuality = (name: string): Quality | null => byWords.get(foldWords(name)) ?? null;
