import { z } from "zod";
import { ConstraintField } from "./constraint-field";
import { EvidenceAbout } from "./place";

const texts = z.array(z.string());

/** A place's lists of terms. */
export const FactList = z.enum(["cuisines", "vibes", "goodFor", "meals", "diets", "features"]);
export type FactList = z.infer<typeof FactList>;

/** What a verdict on a constraint rests on: something that is known of the place, or that nothing is. */
export const VerdictFact = z.discriminatedUnion("kind", [
  /** Terms of one of its lists: those that decide, or all that are there. */
  z.object({ kind: z.literal("listed"), list: FactList, values: texts }),
  /** A text of the place, in its source's words. */
  z.object({ kind: z.literal("said"), about: EvidenceAbout, quote: z.string() }),
  z.object({
    kind: z.literal("dish"),
    name: z.string(),
    /** What the menu says of it, where that decides. */
    detail: z.string().optional(),
    /** What such a dish holds as a rule, where that decides. */
    holds: z.string().optional(),
    /** A diet that it is wanted for, and doesn't suit. */
    against: z.string().optional(),
    /** A food that somebody leaves out, and that nothing told of the dish names. */
    without: z.string().optional(),
  }),
  z.object({ kind: z.literal("name"), name: z.string() }),
  /** 1 ($) to 4 ($$$$); null where no source tells. */
  z.object({ kind: z.literal("price"), level: z.number().nullable() }),
  z.object({ kind: z.literal("located"), areas: texts }),
  /** In a straight line; null where the position is not known. */
  z.object({
    kind: z.literal("distance"),
    landmark: z.string(),
    meters: z.number().nullable(),
    isApproximate: z.boolean(),
  }),
  z.object({ kind: z.literal("founded"), year: z.number().nullable() }),
  z.object({ kind: z.literal("rated"), rating: z.number(), ratings: z.number() }),
  /** No source tells of these values; without values, of nothing in the field. */
  z.object({ kind: z.literal("silent"), field: ConstraintField, values: texts }),
  /** Nothing shows that it holds a danger, and nothing rules it out. */
  z.object({ kind: z.literal("not ruled out"), food: z.string() }),
]);
export type VerdictFact = z.infer<typeof VerdictFact>;
