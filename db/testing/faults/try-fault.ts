import { setTimeout as wait } from "node:timers/promises";
import { Attempt } from "./attempt";
import { stillExecutes } from "./fault";
import { type FaultHarness, missingFromPool } from "./fault-harness";
import type { FaultRun, FaultTarget } from "./fault-log";
import { PROMPT_MS } from "./observer";

export type Outcome<T> = { value: T } | { error: unknown };
type FaultResult<T> = { attempt: Attempt; outcome: Outcome<T> };
type FaultRunOptions<T> = {
  aim: FaultTarget;
  kind: FaultRun["kind"];
  isStart: (sql: string) => boolean;
  run: () => Promise<T>;
  /** What is wrong with how it ended; null when nothing is. */
  judge: (outcome: Outcome<T>) => string | null;
};

/** Far longer than anything takes on a healthy connection. */
const STUCK_MS = 10_000;

/** A read that takes longer was blocked; one that takes less may be due to a busy machine. */
const HELD_UP_MS = 1_000;

/**
 * Runs something while a fault is injected into one of its statements, and checks the invariants afterwards. If a read
 * was slow, but not blocked, and nothing else is wrong, it is measured once more.
 */
export async function tryFault<T>(harness: FaultHarness, rules: FaultRunOptions<T>): Promise<FaultResult<T>> {
  const { aim, kind } = rules;
  let tried = await tryOnce(harness, rules);
  const isNoisy = tried.violations.length === 0 && tried.readMs > PROMPT_MS && tried.readMs < HELD_UP_MS;
  if (isNoisy && !tried.attempt.isCommitted) tried = await tryOnce(harness, rules);
  const { attempt, readMs, violations } = tried;
  if (readMs > PROMPT_MS) violations.push(`a second client's read took ${readMs.toFixed(0)} ms`);
  harness.log.saveRun({ ...aim, kind, isHit: attempt.isHit, readMs, isNoisy, violations });
  if (violations.length > 0) {
    harness.violations.push(`${aim.site}: "${aim.shape.slice(0, 120)}" ${aim.fault}: ${violations.join("; ")}`);
  }
  return tried;
}

type ObservedResult<T> = FaultResult<T> & { readMs: number; violations: string[] };

async function tryOnce<T>(
  harness: FaultHarness,
  { aim, kind, isStart, run, judge }: FaultRunOptions<T>,
): Promise<ObservedResult<T>> {
  const attempt = new Attempt({ isStart, aim, isAlone: kind === "statement" });
  harness.proxy.expect(attempt);
  const ending = toOutcome(run());
  await Promise.race([attempt.hit, ending, wait(STUCK_MS, null, { ref: false })]);
  harness.proxy.expect(null);
  const over = Promise.race([ending, wait(STUCK_MS, null, { ref: false })]);
  // If the statement is executed anyway it needs its time; after everything else, the next must be served at once.
  if (stillExecutes(aim.fault, harness.kind)) await over;
  const [ended, readMs] = await Promise.all([over, harness.observer.read()]);
  const violations = [
    attempt.isHit && ended ? judge(ended) : null,
    ended ? null : `it had not ended ${STUCK_MS} ms later`,
    await harness.observer.traceOf(attempt, harness.kind),
    await missingFromPool(harness),
  ];
  const outcome = ended ?? (await Promise.race([ending, wait(STUCK_MS * 10, { error: new Error("stuck") })]));
  return { attempt, outcome, readMs, violations: violations.filter((violation) => violation !== null) };
}

export const toOutcome = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
