import { z } from "zod";

export const STAGE_NAMES = [
  "idea",
  "searchPlans",
  "candidates",
  "selections",
  "research",
  "composition",
  "saving",
] as const;
export const StageName = z.enum(STAGE_NAMES);
export type StageName = z.infer<typeof StageName>;

/** What a stage cost: tokens, calls and time, and what the source of places bills. */
export const StageUsage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  calls: z.number(),
  milliseconds: z.number(),
  /** Which model was called, if any; its maker's price list holds only on its maker's own server. */
  model: z.object({ name: z.string(), isMakersOwn: z.boolean() }).optional(),
  places: z.object({ calls: z.record(z.string(), z.number()), costUsd: z.number() }).optional(),
});
export type StageUsage = z.infer<typeof StageUsage>;

export const UsageByStage = z.partialRecord(StageName, StageUsage);
export type UsageByStage = z.infer<typeof UsageByStage>;

/** What one model call reports. */
export type ModelUsage = Pick<StageUsage, "inputTokens" | "outputTokens" | "calls" | "model">;
