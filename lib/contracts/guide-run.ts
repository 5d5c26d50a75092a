import { z } from "zod";
import { PROMPT_LENGTH_MAX } from "./guide";
import { STAGE_NAMES, StageName, UsageByStage } from "./stage-name";

export const NO_RUN_STORED = "There is no record of how this guide was made.";

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

/** A stored run in a list: the record of a guide, or a debug run with any outcome. */
export const GuideRunSummary = z.object({
  id: z.string(),
  /** The guide that the run saved. */
  guide: z.object({ id: z.string(), name: z.string(), isAdminOnly: z.boolean() }).nullable(),
  city: z.string(),
  prompt: z.string(),
  state: z.enum(["complete", "failed", "stopped"]),
  error: z.string().nullable(),
  isDebug: z.boolean(),
  /** The administrator who started the debug run. */
  adminName: z.string().nullable(),
  /** The run that this one repeats from a stage on. */
  parentId: z.string().nullable(),
  fromStage: StageName.nullable(),
  /** Whether an editor changed the output of `fromStage`; otherwise that stage ran again. */
  isEdited: z.boolean(),
  usage: UsageByStage,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type GuideRunSummary = z.infer<typeof GuideRunSummary>;

/** A whole stored run; null for a stage that it did not reach. */
export const GuideRun = GuideRunSummary.extend({
  idea: z.unknown(),
  searchPlans: z.unknown(),
  candidates: z.unknown(),
  selections: z.unknown(),
  research: z.unknown(),
  composition: z.unknown(),
  saving: z.unknown(),
} satisfies Record<StageName, z.ZodUnknown>);
export type GuideRun = z.infer<typeof GuideRun>;

/** The stage to start from; `edit` replaces the output of that stage, `prompt` the prompt of the first stage. */
export const RerunInput = z.object({
  from: z.enum(STAGE_NAMES, { error: `from must be one of ${STAGE_NAMES.join(", ")}.` }),
  prompt: z
    .string({ error: "Say in words what you are in the mood for." })
    .trim()
    .min(1, "Say in words what you are in the mood for.")
    .max(PROMPT_LENGTH_MAX, `That is too long: ${PROMPT_LENGTH_MAX.toLocaleString("en")} characters at most.`)
    .optional(),
  edit: z.unknown().optional(),
});
export type RerunInput = z.infer<typeof RerunInput>;

export const GuideRunsResponse = z.object({ runs: z.array(GuideRunSummary) });
export const GuideRunResponse = z.object({ run: GuideRun });
/** The run that made a guide. */
export const GuideGenerationResponse = z.object({ generation: GuideRun });
