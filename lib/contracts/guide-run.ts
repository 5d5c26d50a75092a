import { z } from "zod";
import { PROMPT_LENGTH_MAX, STAGE_NAMES, StageName, StageUsage } from "./guide";

export const STAGE_TITLES: Record<StageName, string> = {
  idea: "Idea Refinement",
  searchPlans: "Search Planning",
  candidates: "Candidate Collection",
  selections: "Restaurant Selection",
  research: "Restaurant Research",
  composition: "Guide Composition",
  saving: "Saving to Database",
};

/** Counts from 1. */
export const stageNumber = (stage: StageName): number => STAGE_NAMES.indexOf(stage) + 1;

/** "Restaurant Selection (stage 4)" */
export const describeStage = (stage: StageName): string => `${STAGE_TITLES[stage]} (stage ${stageNumber(stage)})`;

/** What a guide's order is called when its picks run in none. */
export const NO_ORDER = "the one we would try first to the one we would try last";

const UsageByStage = z.partialRecord(StageName, StageUsage);
export type UsageByStage = z.infer<typeof UsageByStage>;

/** A kept run in a list: a guide's record, or a run under glass, whatever became of it. */
export const GuideRunSummary = z.object({
  id: z.string(),
  /** The guide that it ended in. */
  guide: z.object({ id: z.string(), name: z.string(), isAdminOnly: z.boolean() }).nullable(),
  city: z.string(),
  prompt: z.string(),
  state: z.enum(["complete", "failed", "stopped"]),
  error: z.string().nullable(),
  isDebug: z.boolean(),
  /** Who ran it under glass. */
  adminName: z.string().nullable(),
  /** The run that it repeats. */
  parentId: z.string().nullable(),
  fromStage: StageName.nullable(),
  /** Whether the result of `fromStage` was edited; else that stage was run anew. */
  isEdited: z.boolean(),
  usage: UsageByStage,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type GuideRunSummary = z.infer<typeof GuideRunSummary>;

/** A whole kept run: null for a stage that it did not come to. */
export const GuideRun = GuideRunSummary.extend({
  ...(Object.fromEntries(STAGE_NAMES.map((stage) => [stage, z.unknown()])) as Record<StageName, z.ZodUnknown>),
});
export type GuideRun = z.infer<typeof GuideRun>;

/** From which stage on; `edit` stands in for that stage's result, `prompt` for the first stage's wish. */
export const RerunInput = z.object({
  from: z.enum(STAGE_NAMES, { error: `from must be one of ${STAGE_NAMES.join(", ")}.` }),
  prompt: z
    .string({ error: "prompt must be text." })
    .trim()
    .min(1, "prompt must not be empty.")
    .max(PROMPT_LENGTH_MAX, `prompt must have at most ${PROMPT_LENGTH_MAX.toLocaleString("en")} characters.`)
    .optional(),
  edit: z.unknown().optional(),
});
export type RerunInput = z.infer<typeof RerunInput>;

export const GuideRunsResponse = z.object({ runs: z.array(GuideRunSummary) });
export const GuideRunResponse = z.object({ run: GuideRun });
/** The run that made a guide. */
export const GuideGenerationResponse = z.object({ generation: GuideRun });
