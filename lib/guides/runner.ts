import { throwIfCancelled } from "../errors";
import type { SpentOnPlaces } from "../providers/places";
import type { DebugProgress, GuideProgress, StageName } from "./contract";
import type { StageRunner } from "./pipeline";
import type { StageUsage } from "./save";
import type { Candidates, Idea, Usage } from "./stage-types";

export type Tell = {
  /** What the person who sparked the guide sees. */
  user?: (event: GuideProgress) => void;
  /** What the debug view sees: every stage's whole output. */
  debug?: (event: DebugProgress) => void;
};

/** Runs the stages of one creation in a live request: timed, counted, told as they end, stopped when the reader goes. */
export function liveRunner(signal: AbortSignal, { user, debug }: Tell) {
  const usage: Partial<Record<StageName, StageUsage>> = {};
  let current: StageUsage = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };

  const run: StageRunner = async (stage, work) => {
    throwIfCancelled(signal);
    current = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };
    usage[stage] = current;
    const startedAt = performance.now();
    const output = await work((event) => user?.(event));
    current.milliseconds = Math.round(performance.now() - startedAt);
    for (const event of told(stage, output)) user?.(event);
    debug?.({ stage, data: output });
    return output;
  };

  const spend = ({ inputTokens, outputTokens, calls }: Usage) => {
    current.inputTokens += inputTokens;
    current.outputTokens += outputTokens;
    current.calls += calls;
  };

  const spendOnPlaces = ({ sku, costUsd }: SpentOnPlaces) => {
    current.places ??= { calls: {}, costUsd: 0 };
    const { calls } = current.places;
    calls[sku] = (calls[sku] ?? 0) + 1;
    current.places.costUsd = Math.round((current.places.costUsd + costUsd) * 1e4) / 1e4;
  };

  return { run, spend, spendOnPlaces, usage: () => usage };
}

/** The composition tells of itself while it writes; a refused wish is told as an error by whoever asked. */
function told(stage: StageName, output: unknown): GuideProgress[] {
  if (stage === "idea") {
    const idea = output as Idea;
    return idea.kind === "idea" ? [{ type: "idea", idea: { title: idea.title } }] : [];
  }
  if (stage === "candidates") return [{ type: "search", candidateCount: (output as Candidates).places.length }];
  if (stage === "saving") return [{ type: "saving" }];
  return [];
}
