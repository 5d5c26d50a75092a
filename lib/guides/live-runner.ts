import type { DebugProgress, GuideProgress, StageName, StageUsage } from "@/lib/contracts/guide";
import type { Candidates, Idea, ModelUsage } from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { PlacesCost } from "@/lib/ports/places";
import type { StageRunner } from "./pipeline";

export type ProgressListeners = {
  /** What the person who sparked the guide sees. */
  onProgress?: (event: GuideProgress) => void;
  /** What the debug view sees: every stage's whole output. */
  onStage?: (event: DebugProgress) => void;
};

export type UsageByStage = Partial<Record<StageName, StageUsage>>;

export type LiveRunner = {
  run: StageRunner;
  recordUsage: (usage: ModelUsage) => void;
  recordPlacesCost: (spent: PlacesCost) => void;
  /** What each stage has cost so far, the one that is running too. */
  usage: () => UsageByStage;
};

/** Runs the stages of one creation in a live request: timed, counted, told as they end, stopped when the reader goes. */
export function createLiveRunner(signal: AbortSignal, { onProgress, onStage }: ProgressListeners): LiveRunner {
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
    const output = await work((event) => onProgress?.(event)).finally(() => {
      measure();
      isRunning = false;
    });
    for (const event of progressEventsOf(stage, output)) onProgress?.(event);
    onStage?.({ stage, data: output, usage: structuredClone(current) });
    return output;
  };

  const spend = ({ inputTokens, outputTokens, calls, model }: ModelUsage) => {
    current.inputTokens += inputTokens;
    current.outputTokens += outputTokens;
    current.calls += calls;
    if (model) current.model = model;
  };

  const spendOnPlaces = ({ sku, costUsd }: PlacesCost) => {
    current.places ??= { calls: {}, costUsd: 0 };
    const { calls } = current.places;
    calls[sku] = (calls[sku] ?? 0) + 1;
    current.places.costUsd = Math.round((current.places.costUsd + costUsd) * 1e4) / 1e4;
  };

  return {
    run,
    recordUsage: spend,
    recordPlacesCost: spendOnPlaces,
    usage: () => {
      measure();
      return usage;
    },
  };
}

/** The composition tells of itself while it writes; a refused wish is told as an error by whoever asked. */
function progressEventsOf(stage: StageName, output: unknown): GuideProgress[] {
  if (stage === "idea") {
    const idea = output as Idea;
    return idea.kind === "idea" ? [{ type: "idea", idea: { title: idea.title } }] : [];
  }
  if (stage === "candidates") return [{ type: "search", candidateCount: (output as Candidates).places.length }];
  if (stage === "saving") return [{ type: "saving" }];
  return [];
}
