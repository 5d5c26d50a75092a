import type { UsageByStage } from "@/lib/contracts/stage-name";
import type { StageOutputs } from "@/lib/contracts/stages";
import { createLiveRunner, type LiveRunner, type ProgressListeners } from "../live-runner";
import type { StageRunner } from "../pipeline";

/**
 * A runner that records the output of each stage, also of a run that ends early. Stages with a stored output do not
 * run: their output is emitted as it was, without usage.
 */
export function createRecordingRunner(listeners: ProgressListeners, storedOutputs: Partial<StageOutputs> = {}) {
  const outputs: Partial<StageOutputs> = {};
  let live: LiveRunner | undefined;

  const createRunner = (signal: AbortSignal): LiveRunner => {
    const runner = createLiveRunner(signal, listeners);
    live = runner;
    const run: StageRunner = async (stage, work) => {
      const stored = storedOutputs[stage];
      if (stored !== undefined) listeners.onStage?.({ stage, data: stored });
      const output = stored ?? (await runner.run(stage, work));
      outputs[stage] = output;
      return output;
    };
    return { ...runner, run };
  };
  return { createRunner, outputs: () => outputs, usage: (): UsageByStage => live?.usage() ?? {} };
}
