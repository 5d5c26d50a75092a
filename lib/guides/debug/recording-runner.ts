import type { StageName } from "@/lib/contracts/guide";
import type { StageOutputs } from "@/lib/contracts/stage-schemas";
import { createLiveRunner, type LiveRunner, type ProgressListeners, type UsageByStage } from "../live-runner";
import type { StageRunner } from "../pipeline";

/**
 * A runner that remembers what each stage came to, for runs that end early too. Stages that are `kept` are not run:
 * they are told as they were, and cost nothing.
 */
export function createRecordingRunner(tell: ProgressListeners, kept: Partial<StageOutputs> = {}) {
  const outputs: Partial<Record<StageName, unknown>> = {};
  let live: LiveRunner | undefined;

  const makeRunner = (signal: AbortSignal): LiveRunner => {
    const runner = createLiveRunner(signal, tell);
    live = runner;
    const run: StageRunner = async <T>(stage: StageName, work: Parameters<StageRunner>[1]) => {
      const former = kept[stage];
      if (former !== undefined) tell.onStage?.({ stage, data: former });
      const output = former ?? (await runner.run(stage, work));
      outputs[stage] = output;
      return output as T;
    };
    return { ...runner, run };
  };
  return { makeRunner, outputs: () => outputs, usage: (): UsageByStage => live?.usage() ?? {} };
}
