import { z } from "zod";
import data from "@/data/vocabulary/vibes.json" with { type: "json" };
import { Words, type WordTable } from "./word-table";

/** The shape of data/vocabulary/vibes.json: a place's atmosphere, by the catalogue's term. */
const Vibes = z.record(
  z.string().min(1),
  z.strictObject({
    synonyms: Words,
    /** A place known for one of these is not known for the key: this is how "not too loud" is met. */
    opposites: Words.optional(),
  }),
);

const vibes = Object.entries(Vibes.parse(data));

export const VIBE_SYNONYMS: WordTable = Object.fromEntries(vibes.map(([vibe, { synonyms }]) => [vibe, synonyms]));

export const OPPOSITE_VIBES: WordTable = Object.fromEntries(
  vibes.flatMap(([vibe, { opposites }]) => (opposites ? [[vibe, opposites]] : [])),
);
