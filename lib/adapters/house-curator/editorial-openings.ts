import { z } from "zod";
import berkeley from "@/data/openings/berkeley.json" with { type: "json" };
import oakland from "@/data/openings/oakland.json" with { type: "json" };
import peninsula from "@/data/openings/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/openings/san-francisco.json" with { type: "json" };
import sanJose from "@/data/openings/san-jose.json" with { type: "json" };
import type { GroundedSentence } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

/** How a guide begins, in an editor's words: title, subtitle and introduction as one thought about two or more places. */
export type EditorialOpening = {
  /** What a wish must ask for, all of it: an occasion, a kitchen, a dish, "area:Mission"; or "any" of a wish for nothing. */
  kinds: readonly string[];
  /** The places that it names, which the guide must hold. */
  placeIds: readonly string[];
  title: string;
  subtitle: string;
  paragraphs: readonly (readonly GroundedSentence[])[];
};

/** Evidence is named with its place: "lokma:dish-1". */
const Openings = z.array(
  z
    .strictObject({
      for: z.tuple([z.string()], z.string()),
      places: z.tuple([z.string(), z.string()], z.string()),
      title: z.string(),
      subtitle: z.string(),
      paragraphs: z
        .array(z.array(z.strictObject({ from: z.tuple([z.string()], z.string()), text: z.string() })).min(1))
        .min(1),
    })
    .transform(
      ({ for: kinds, places: placeIds, title, subtitle, paragraphs }): EditorialOpening => ({
        kinds,
        placeIds,
        title,
        subtitle,
        paragraphs: paragraphs.map((sentences) => sentences.map(({ text, from }) => ({ text, evidenceIds: from }))),
      }),
    ),
);

const SOURCES: Record<City, unknown> = {
  "San Francisco": sanFrancisco,
  Oakland: oakland,
  Berkeley: berkeley,
  "San Jose": sanJose,
  Peninsula: peninsula,
};

const openingsByCity = new Map<City, EditorialOpening[]>();

/** What editors wrote to open guides to a city's places. */
export function editorialOpeningsOf(city: City): readonly EditorialOpening[] {
  const known = openingsByCity.get(city);
  if (known) return known;
  const openings = Openings.parse(SOURCES[city]);
  openingsByCity.set(city, openings);
  return openings;
}
