import { z } from "zod";

/**
 * What a place is asked about. "name" holds place names (exclusions, "like Zuni"); "landmark" names what it must be near;
 * "keyword" is free text for search.
 */
export const ConstraintField = z.enum([
  ...["cuisine", "dish", "area", "price", "diet", "vibe"],
  ...["goodFor", "meal", "feature", "name", "keyword", "landmark"],
] as const);
export type ConstraintField = z.infer<typeof ConstraintField>;
