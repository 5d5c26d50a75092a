import { type Cost, costOf, totalUsage } from "@/lib/client/run-cost";
import { type GuideRun, type GuideRunSummary, STAGE_TITLES, stageNumber } from "@/lib/contracts/guide-run";
import type { StageName, StageUsage } from "@/lib/contracts/stage-name";
import { PRICES_AS_OF } from "@/lib/core/model-prices";
import { truncate } from "@/lib/core/truncate";
import { formatTime } from "../format-time";

/** "38 ms", "1.4 s", "42 s" */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;

/** "3 calls, 1,204 tokens in, 318 out" */
function formatTokens({
  calls,
  inputTokens,
  outputTokens,
}: Pick<StageUsage, "calls" | "inputTokens" | "outputTokens">) {
  if (calls === 0) return "no model called";
  return `${count(calls, "call")}, ${count(inputTokens, "token")} in, ${outputTokens.toLocaleString("en-US")} out`;
}

const dollars = (usd: number) => (usd > 0 && usd < 0.0001 ? "under $0.0001" : `$${usd.toFixed(usd < 1 ? 4 : 2)}`);

/** "$0.0021", "$0.0960 for places", "cost unknown". "no cost" rather than "free": it was only not billed. */
function formatCost({ model, places }: Cost): string {
  const parts = [
    model === null ? "cost unknown" : model > 0 ? dollars(model) : "",
    places > 0 ? `${dollars(places)} for places` : "",
  ].filter((part) => part !== "");
  return parts.join(", ") || "no cost";
}

export const formatUsage = (usage: StageUsage): string =>
  [formatTook(usage.milliseconds), formatTokens(usage), formatCost(costOf(usage))].join(" · ");

/** The usage of a stage in a stored run, or why none was recorded. */
export function formatStageUsage(run: GuideRun, stage: StageName): string {
  const usage = run.usage[stage];
  if (usage) return formatUsage(usage);
  if (run[stage] === null) return "did not come to it";
  if (run.fromStage === null) return "nothing was counted";
  return run.fromStage === stage && run.isEdited ? "edited" : "taken as it was";
}

/** The usage of all stages of a run; empty where none was recorded. */
export function formatRunUsage({ usage }: Pick<GuideRunSummary, "usage">): string {
  const counted = Object.values(usage);
  if (counted.length === 0) return "";
  const sum = totalUsage(counted);
  return [formatTook(sum.milliseconds), formatTokens(sum), formatCost(sum.cost)].join(" · ");
}

/** Where known costs come from, and why others are unknown. */
export const PRICE_NOTE = `Model costs are tokens by the makers' lists of ${PRICES_AS_OF}, before discounts; a model without a listed price stays unknown.`;

const STATE_LABELS = { complete: "", failed: "failed", stopped: "stopped" } as const;

/** The name of a run in a list. */
export function runName({ guide, prompt, state, createdAt }: GuideRunSummary): string {
  const what = guide?.name ?? `“${truncate(prompt, 60)}”`;
  return [what, STATE_LABELS[state], formatTime(createdAt)].filter(Boolean).join(" · ");
}

/** "Run again from 4 Restaurant Selection, edited", "Debug run", "A reader's guide" */
export function runOrigin({ fromStage, isEdited, isDebug }: GuideRunSummary): string {
  if (!fromStage) return isDebug ? "Debug run" : "A guide's record";
  const how = isEdited ? ", its result edited" : ", that stage run again";
  return `Run again from ${stageNumber(fromStage)} ${STAGE_TITLES[fromStage]}${how}`;
}
