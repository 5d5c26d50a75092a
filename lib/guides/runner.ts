import { throwIfCancelled } from "../errors";
import type { SpentOnPlaces } from "../providers/places";
import type { DebugProgress, GuideProgress, StageName, StageUsage } from "./contract";
import type { StageRunner } from "./pipeline";
import type { Candidates, Idea, Usage } from "./stage-types";

export type Tell = {
  /** What the person who sparked the guide sees. */
  user?: (event: GuideProgress) => void;
  /** What the debug view sees: every stage's whole output. */
  debug?: (event: DebugProgress) => void;
};

export type UsageByStage = Partial<Record<StageName, StageUsage>>;

export type LiveRunner = {
  run: StageRunner;
  spend: (usage: Usage) => void;
  spendOnPlaces: (spent: SpentOnPlaces) => void;
  /** What each stage has cost so far, the one that is running too. */
  usage: () => UsageByStage;
};

/** Runs the stages of one creation in a live request: timed, counted, told as they end, stopped when the reader goes. */
export function liveRunner(signal: AbortSignal, { user, debug }: Tell): LiveRunner {
  const usage: UsageByStage = {};
  let current: StageUsage = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };
  let startedAt = performance.now();
  let isRunning = false;
  const measure = () => {
    if (isRunning) current.milliseconds = Math.round(performance.now() - startedAt);
  };

  const run: StageRunner = async (stage, work) => {
    throwIfCancelled(signal);
    current = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };
    usage[stage] = current;
    startedAt = performance.now();
    isRunning = true;
    const output = await work((event) => user?.(event)).finally(() => {
      measure();
      isRunning = false;
    });
    for (const event of told(stage, output)) user?.(event);
    debug?.({ stage, data: output, usage: structuredClone(current) });
    return output;
  };

  const spend = ({ inputTokens, outputTokens, calls, model }: Usage) => {
    current.inputTokens += inputTokens;
    current.outputTokens += outputTokens;
    current.calls += calls;
    if (model) current.model = model;
  };

  const spendOnPlaces = ({ sku, costUsd }: SpentOnPlaces) => {
    current.places ??= { calls: {}, costUsd: 0 };
    const { calls } = current.places;
    calls[sku] = (calls[sku] ?? 0) + 1;
    current.places.costUsd = Math.round((current.places.costUsd + costUsd) * 1e4) / 1e4;
  };

  return {
    ...{ run, spend, spendOnPlaces },
    usage: () => {
      measure();
      return usage;
    },
  };
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
