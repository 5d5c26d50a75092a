import type { Database, Transaction } from "../../client";
import { Attempt } from "./attempt";
import type { Site } from "./call-site";
import { FAULTS, type Fault, stillExecutes } from "./fault";
import { type FaultHarness, hasGivenUp, type SiteHistory } from "./fault-harness";
import { type Outcome, toOutcome, tryFault } from "./try-fault";

export type Config = Parameters<Database["transaction"]>[1];
type Work<T> = { site: Site; work: (tx: Transaction) => Promise<T>; config: Config };

const isStart = (sql: string) => /^\s*(begin|start transaction)\b/i.test(sql);
/** What no callback is responsible for: it has not begun, or is over. */
const IS_BOUNDARY = /^(begin|start transaction|rollback|commit)\b/i;

/** Longer transactions are left to a test with less to do: each runs some fifty times. */
const SLOW_MS = 400;

/** Thrown at the end of a run that must leave no trace. */
class RollbackSignal extends Error {}

/**
 * Injects every fault that this call site has not had yet into each statement of its transaction, one rolled-back run
 * for each. Then runs it normally.
 */
export async function tryTransaction<T>(
  harness: FaultHarness,
  known: SiteHistory,
  { site, work, config }: Work<T>,
): Promise<T> {
  const { db, proxy, log } = harness;
  const run = (end: (value: T) => T) => db.transaction(async (tx) => end(await work(tx)), config);
  const discarded = () =>
    run(() => {
      throw new RollbackSignal();
    });
  const observed = new Attempt({ isStart, isAlone: false });
  proxy.expect(observed);
  const startedAt = performance.now();
  const seen = await toOutcome(discarded());
  const isLong = performance.now() - startedAt > SLOW_MS;
  proxy.expect(null);
  const isRefused = !("error" in seen && seen.error instanceof RollbackSignal);
  for (const shape of [...observed.shapes, ...(isRefused ? [] : ["commit"])]) log.noteStatement({ site, shape });
  if (isLong) return run((value) => value);
  let isNew = false;
  for (const shape of new Set(observed.shapes)) {
    for (const fault of FAULTS) {
      const aim = { site, shape, fault };
      if (hasGivenUp(harness) || !log.claim(aim)) continue;
      isNew = true;
      const judge = (outcome: Outcome<T>) => {
        if (stillExecutes(fault, harness.kind) || IS_BOUNDARY.test(shape)) return null;
        const hasGoneOn = "value" in outcome || outcome.error instanceof RollbackSignal;
        return hasGoneOn ? "its callback went on as if nothing had happened" : null;
      };
      await tryFault(harness, { aim, kind: "transaction", isStart, run: discarded, judge });
    }
  }
  known.recordProbe(site, isNew);
  return isRefused ? run((value) => value) : tryCommit(harness, site, run);
}

type Run<T> = (end: (value: T) => T) => Promise<T>;

/** The last statement of all. Only one fault leaves a trace, and that is the requested one: it comes last. */
async function tryCommit<T>(harness: FaultHarness, site: Site, run: Run<T>): Promise<T> {
  const isLast = (fault: Fault) => fault === "cut after";
  for (const fault of [...FAULTS].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const aim = { site, shape: "commit", fault };
    if (hasGivenUp(harness) || !harness.log.claim(aim)) continue;
    const reached: { value?: { it: T } } = {};
    const note = (it: T) => {
      reached.value = { it };
      return it;
    };
    const judge = (outcome: Outcome<T>) =>
      "value" in outcome && !stillExecutes(fault, harness.kind)
        ? "it was reported as committed, which it was not"
        : null;
    const { attempt } = await tryFault(harness, { aim, kind: "transaction", isStart, run: () => run(note), judge });
    if (attempt.isCommitted && reached.value) return reached.value.it;
  }
  return run((value) => value);
}
