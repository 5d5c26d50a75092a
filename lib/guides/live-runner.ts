import type { DebugProgress, GuideProgress } from "@/lib/contracts/guide";
import type { ModelUsage, StageName, StageUsage, UsageByStage } from "@/lib/contracts/stage-name";
import type { StageOutputs } from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { PlacesCost } from "@/lib/ports/places";
import type { StageRunner } from "./pipeline";

export type ProgressListeners = {
  /** Receives what the person who sparked the guide sees. */
  onProgress?: (event: GuideProgress) => void;
  /** Receives what the debug screen shows: the whole output of every stage. */
  onStage?: (event: DebugProgress) => void;
};

export type LiveRunner = {
  run: StageRunner;
  recordUsage: (usage: ModelUsage) => void;
  recordPlacesCost: (cost: PlacesCost) => void;
  /** What each stage has cost so far, including the one that is running. */
  usage: () => UsageByStage;
};

/**
 * Runs the stages of one creation within a request: it times them, counts what they cost, emits their outputs, and
 * stops at an aborted signal.
 */
export function createLiveRunner(signal: AbortSignal, { onProgress, onStage }: ProgressListeners): LiveRunner {
  const usage: UsageByStage = {};
  let current: StageUsage = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };
  let startedAt = performance.now();
  let isRunning = false;
  const measure = () => {
    if (isRunning) current.milliseconds = Math.round(performance.now() - startedAt);
  };

  const run: StageRunner = async (stage, work) => {
    throwIfCancelled(signal, "Guide creation");
    current = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 0 };
    usage[stage] = current;
    startedAt = performance.now();
    isRunning = true;
    const output = await work((event) => onProgress?.(event)).finally(() => {
      measure();
      isRunning = false;
    });
    const event = PROGRESS_EVENTS[stage](output);
    if (event) onProgress?.(event);
    onStage?.({ stage, data: output, usage: structuredClone(current) });
    return output;
  };

  const recordUsage = ({ inputTokens, outputTokens, calls, model }: ModelUsage) => {
    current.inputTokens += inputTokens;
    current.outputTokens += outputTokens;
    current.calls += calls;
    if (model) current.model = model;
  };

  const recordPlacesCost = ({ sku, costUsd }: PlacesCost) => {
    current.places ??= { calls: {}, costUsd: 0 };
    const { calls } = current.places;
    calls[sku] = (calls[sku] ?? 0) + 1;
    current.places.costUsd = Math.round((current.places.costUsd + costUsd) * 1e4) / 1e4;
  };

  return {
    run,
    recordUsage,
    recordPlacesCost,
    usage: () => {
      measure();
      return usage;
    },
  };
}

const noEvent = () => null;

/** What the reader sees when a stage ends. The composition emits its own events; a refused idea ends as an error. */
const PROGRESS_EVENTS: { [Stage in StageName]: (output: StageOutputs[Stage]) => GuideProgress | null } = {
  idea: (idea) => (idea.kind === "idea" ? { type: "idea", idea: { title: idea.title } } : null),
  searchPlans: noEvent,
  candidates: ({ places }) => ({ type: "search", candidateCount: places.length }),
  selections: noEvent,
  research: noEvent,
  composition: noEvent,
  saving: () => ({ type: "saving" }),
};
