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

/** One thing the prompt asks for. Values are alternatives: any of them satisfies it, or, when negated, none may hold. */
export const Constraint = z.object({
  field: ConstraintField,
  /** Values of the catalogue's own vocabulary; for price, the allowed levels "1".."4". */
  values: z.array(z.string()),
  isNegated: z.boolean(),
  /** It would make somebody ill: only a fact that rules it out counts as met. Absent from older records. */
  isDanger: z.boolean().optional(),
  /** Hard constraints decide who may be picked; soft ones only rank. */
  isHard: z.boolean(),
  /** As a reader sees it in "why this pick": "Outer Sunset", "no sushi", "under $$$". */
  label: z.string(),
});
export type Constraint = z.infer<typeof Constraint>;

/** How one pick meets one constraint of the prompt. */
export const ConstraintVerdict = z.object({
  label: z.string(),
  verdict: z.enum(["met", "unmet", "unknown"]),
  /** It is about what somebody may eat: unless it is met, the kitchen must be asked. Absent from older records. */
  isDietary: z.boolean().optional(),
});
export type ConstraintVerdict = z.infer<typeof ConstraintVerdict>;
