import { z } from "zod";
import { ConstraintField } from "./constraint-field";
import { VerdictFact } from "./verdict-fact";

export { ConstraintField };

/** One thing the prompt asks for. Values are alternatives: any of them satisfies it, or, when negated, none may hold. */
export const Constraint = z.object({
  field: ConstraintField,
  /** Values of the catalogue's own vocabulary; for price, the allowed levels "1".."4". */
  values: z.array(z.string()),
  /** Those of the values that meet it; with another one a place may be picked, and is told to miss it. Absent for all. */
  ideal: z.array(z.string()).optional(),
  isNegated: z.boolean(),
  /** The diets that a food is asked for together with, of everybody or of some: a dish against them is no ground for it. */
  keeps: z.object({ diets: z.array(z.string()), isForAll: z.boolean() }).optional(),
  /** It would make somebody ill: only a fact that rules it out counts as met. Absent from older records. */
  isDanger: z.boolean().optional(),
  /** A refusal of somebody at the table and not of all: a place that has something without it will do. */
  isForSome: z.boolean().optional(),
  /** As near a landmark as people walk: a little farther is no answer. */
  isOnFoot: z.boolean().optional(),
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
  /** What decided it. Absent from older records. */
  facts: z.array(VerdictFact).optional(),
});
export type ConstraintVerdict = z.infer<typeof ConstraintVerdict>;

/** A verdict as readers see it: with the fact that it rests on in words, where it is known. */
export const EntryVerdict = ConstraintVerdict.omit({ facts: true }).extend({
  fact: z.string().optional(),
  /** Where it isn't known because no source tells: of this place, or of no place of the guide (never what is dietary). */
  untold: z.enum(["here", "everywhere"]).optional(),
});
export type EntryVerdict = z.infer<typeof EntryVerdict>;

const VERDICT_WORDS: Record<ConstraintVerdict["verdict"], string> = {
  met: "it fits",
  unmet: "it doesn't fit",
  unknown: "we don't know",
};

/** A verdict after its constraint, with what it rests on: "quiet: we don't know, none of our sources calls it quiet". */
export function verdictText({ verdict, fact }: Pick<EntryVerdict, "verdict" | "fact">): string {
  if (fact === undefined) return VERDICT_WORDS[verdict];
  return verdict === "met" ? fact : `${VERDICT_WORDS[verdict]}, ${fact}`;
}
