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
    /** Words of a place's dishes and texts that show it: how hot it cooks, say, for which no list of places has a term. */
    shownBy: Words.optional(),
    deniedBy: Words.optional(),
    /** First cuisines that show it by themselves. */
    kitchens: Words.optional(),
  }),
);

const vibes = Object.entries(Vibes.parse(data));

export const VIBE_SYNONYMS: WordTable = Object.fromEntries(vibes.map(([vibe, { synonyms }]) => [vibe, synonyms]));

/** What shows a vibe of the food in a place's words, or speaks against it. */
export type FoodVibe = { shownBy: readonly string[]; deniedBy: readonly string[]; kitchens: readonly string[] };

const foodVibes = new Map(
  vibes.flatMap(([vibe, { shownBy, deniedBy = [], kitchens = [] }]) =>
    shownBy ? [[vibe, { shownBy, deniedBy, kitchens }] as const] : [],
  ),
);

/** How hot the food is: null for a vibe of the room. */
export const findFoodVibe = (vibe: string): FoodVibe | null => foodVibes.get(vibe) ?? null;

export const OPPOSITE_VIBES: WordTable = Object.fromEntries(
  vibes.flatMap(([vibe, { opposites }]) => (opposites ? [[vibe, opposites]] : [])),
);
