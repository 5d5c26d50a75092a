import type { Site } from "./call-site";
import { FAULTS, shapeOf, stillExecutes } from "./fault";
import { type FaultHarness, hasGivenUp } from "./fault-harness";
import { type Outcome, tryFault } from "./try-fault";

type Work<T> = { site: Site; sql: string; run: () => Promise<T> };

/** Lets every fault that it has not met yet meet a statement that stands alone. Then runs it as it was asked for. */
export async function tryStatement<T>(bench: FaultHarness, { site, sql, run }: Work<T>): Promise<T> {
  const shape = shapeOf(sql);
  bench.log.noteStatement({ site, shape });
  for (const fault of FAULTS) {
    const aim = { site, shape, fault };
    if (hasGivenUp(bench) || !bench.log.claim(aim)) continue;
    const judge = (outcome: Outcome<T>) =>
      "value" in outcome && !stillExecutes(fault, bench.kind) ? "it was answered as if nothing had happened" : null;
    const isStart = (other: string) => other === sql;
    await tryFault(bench, { aim, kind: "statement", isStart, run, judge });
  }
  return run();
}
