import type { Database, Transaction } from "../../client";
import { Attempt } from "./attempt";
import type { Site } from "./call-site";
import { FAULTS, type Fault, stillExecutes } from "./fault";
import { type FaultHarness, hasGivenUp, type SiteHistory } from "./fault-harness";
import { type Outcome, toOutcome, tryFault } from "./try-fault";

export type Config = Parameters<Database["transaction"]>[1];
type Work<T> = { site: Site; work: (tx: Transaction) => Promise<T>; config: Config };

const isStart = (sql: string) => /^\s*(begin|start transaction)\b/i.test(sql);
/** What no callback can answer for: it has not begun, or is over. */
const IS_BOUNDARY = /^(begin|start transaction|rollback|commit)\b/i;

/** What takes longer is left to a test with less to do: it would be run some fifty times. */
const SLOW_MS = 400;

/** Thrown at the end of a run that must leave no trace. */
class RollbackSignal extends Error {}

/**
 * Lets every fault that this place in the code has not met yet meet each statement of its transaction, one run for
 * each, none of which stays. Then runs it as it was asked for.
 */
export async function tryTransaction<T>(
  bench: FaultHarness,
  known: SiteHistory,
  { site, work, config }: Work<T>,
): Promise<T> {
  const { db, proxy, log } = bench;
  const run = (end: (value: T) => T) => db.transaction(async (tx) => end(await work(tx)), config);
  const discarded = () =>
    run(() => {
      throw new RollbackSignal();
    });
  const look = new Attempt({ isStart, isAlone: false });
  proxy.expect(look);
  const startedAt = performance.now();
  const seen = await toOutcome(discarded());
  const isLong = performance.now() - startedAt > SLOW_MS;
  proxy.expect(null);
  const isRefused = !("error" in seen && seen.error instanceof RollbackSignal);
  for (const shape of [...look.shapes, ...(isRefused ? [] : ["commit"])]) log.noteStatement({ site, shape });
  if (isLong) return run((value) => value);
  let isNew = false;
  for (const shape of new Set(look.shapes)) {
    for (const fault of FAULTS) {
      const aim = { site, shape, fault };
      if (hasGivenUp(bench) || !log.claim(aim)) continue;
      isNew = true;
      const judge = (outcome: Outcome<T>) => {
        if (stillExecutes(fault, bench.kind) || IS_BOUNDARY.test(shape)) return null;
        const hasGoneOn = "value" in outcome || outcome.error instanceof RollbackSignal;
        return hasGoneOn ? "its callback went on as if nothing had happened" : null;
      };
      await tryFault(bench, { aim, kind: "transaction", isStart, run: discarded, judge });
    }
  }
  known.recordProbe(site, isNew);
  return isRefused ? run((value) => value) : tryCommit(bench, site, run);
}

type Run<T> = (end: (value: T) => T) => Promise<T>;

/** The last statement of all. Only one fault leaves a trace, which is the one that was asked for: it comes last. */
async function tryCommit<T>(bench: FaultHarness, site: Site, run: Run<T>): Promise<T> {
  const isLast = (fault: Fault) => fault === "cut after";
  for (const fault of [...FAULTS].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const aim = { site, shape: "commit", fault };
    if (hasGivenUp(bench) || !bench.log.claim(aim)) continue;
    const reached: { value?: { it: T } } = {};
    const note = (it: T) => {
      reached.value = { it };
      return it;
    };
    const judge = (outcome: Outcome<T>) =>
      "value" in outcome && !stillExecutes(fault, bench.kind) ? "it was answered as committed, which it was not" : null;
    const { attempt } = await tryFault(bench, { aim, kind: "transaction", isStart, run: () => run(note), judge });
    if (attempt.isCommitted && reached.value) return reached.value.it;
  }
  return run((value) => value);
}
