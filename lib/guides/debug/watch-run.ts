import type { StageName } from "../contract";
import type { StageRunner } from "../pipeline";
import { type LiveRunner, liveRunner, type Tell, type UsageByStage } from "../runner";
import type { Outputs } from "./kept-stages";

/**
 * A runner that remembers what each stage came to, for runs that end early too. Stages that are `kept` are not run:
 * they are told as they were, and cost nothing.
 */
export function watchRun(tell: Tell, kept: Partial<Outputs> = {}) {
  const outputs: Partial<Record<StageName, unknown>> = {};
  let live: LiveRunner | undefined;

  const makeRunner = (signal: AbortSignal): LiveRunner => {
    const runner = liveRunner(signal, tell);
    live = runner;
    const run: StageRunner = async <T>(stage: StageName, work: Parameters<StageRunner>[1]) => {
      const former = kept[stage];
      if (former !== undefined) tell.debug?.({ stage, data: former });
      const output = former ?? (await runner.run(stage, work));
      outputs[stage] = output;
      return output as T;
    };
    return { ...runner, run };
  };
  return { makeRunner, outputs: () => outputs, usage: (): UsageByStage => live?.usage() ?? {} };
}
