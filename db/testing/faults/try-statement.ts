import type { Site } from "./call-site";
import { FAULTS, shapeOf, stillExecutes } from "./fault";
import { type FaultHarness, hasGivenUp } from "./fault-harness";
import { type Outcome, tryFault } from "./try-fault";

type Work<T> = { site: Site; sql: string; run: () => Promise<T> };

/** Injects every fault that it has not had yet into a single statement. Then runs it normally. */
export async function tryStatement<T>(harness: FaultHarness, { site, sql, run }: Work<T>): Promise<T> {
  const shape = shapeOf(sql);
  harness.log.noteStatement({ site, shape });
  for (const fault of FAULTS) {
    const aim = { site, shape, fault };
    if (hasGivenUp(harness) || !harness.log.claim(aim)) continue;
    const judge = (outcome: Outcome<T>) =>
      "value" in outcome && !stillExecutes(fault, harness.kind) ? "it responded as if nothing had happened" : null;
    const isStart = (other: string) => other === sql;
    await tryFault(harness, { aim, kind: "statement", isStart, run, judge });
  }
  return run();
}
