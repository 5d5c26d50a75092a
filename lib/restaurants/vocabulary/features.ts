import { z } from "zod";
import data from "@/data/vocabulary/features.json" with { type: "json" };
import { Words, type WordTable } from "./word-table";

/** The shape of data/vocabulary/features.json: what a place has, by the catalogue's term. */
const Features = z.record(
  z.string().min(1),
  z.strictObject({
    synonyms: Words,
    /** Requested plainly, it is required of a pick; the other features only affect ranking. */
    isDecisive: z.boolean().optional(),
  }),
);

const features = Object.entries(Features.parse(data));

export const FEATURE_SYNONYMS: WordTable = Object.fromEntries(
  features.map(([feature, { synonyms }]) => [feature, synonyms]),
);

export const DECISIVE_FEATURES: readonly string[] = features.flatMap(([feature, { isDecisive }]) =>
  isDecisive ? [feature] : [],
);
