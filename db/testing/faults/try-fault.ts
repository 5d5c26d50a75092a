import { setTimeout as wait } from "node:timers/promises";
import { Attempt } from "./attempt";
import { stillExecutes } from "./fault";
import { type FaultHarness, missingFromPool } from "./fault-harness";
import type { FaultTarget, Trial } from "./fault-log";
import { PROMPT_MS } from "./observer";

export type Outcome<T> = { value: T } | { error: unknown };
export type FaultTrial<T> = { attempt: Attempt; outcome: Outcome<T> };
type TrialRules<T> = {
  aim: FaultTarget;
  kind: Trial["kind"];
  isStart: (sql: string) => boolean;
  run: () => Promise<T>;
  /** What is wrong with how it ended; null when nothing is. */
  judge: (outcome: Outcome<T>) => string | null;
};

/** Far longer than anything takes whose connection is well. */
const STUCK_MS = 10_000;

/** A read that takes longer was held up; one that takes less may have met a busy machine. */
const HELD_UP_MS = 1_000;

/**
 * Runs something while a fault meets one of its statements, and looks whether all is as it must be afterwards. Where a
 * read took long, but not as long as one that is held up, and nothing else is wrong, it is measured once more.
 */
export async function tryFault<T>(bench: FaultHarness, rules: TrialRules<T>): Promise<FaultTrial<T>> {
  const { aim, kind } = rules;
  let tried = await tryOnce(bench, rules);
  const isNoisy = tried.violations.length === 0 && tried.readMs > PROMPT_MS && tried.readMs < HELD_UP_MS;
  if (isNoisy && !tried.attempt.isCommitted) tried = await tryOnce(bench, rules);
  const { attempt, readMs, violations } = tried;
  if (readMs > PROMPT_MS) violations.push(`a second client's read took ${readMs.toFixed(0)} ms`);
  bench.log.saveTrial({ ...aim, kind, isHit: attempt.isHit, readMs, isNoisy, violations });
  if (violations.length > 0) {
    bench.violations.push(`${aim.site}: "${aim.shape.slice(0, 120)}" ${aim.fault}: ${violations.join("; ")}`);
  }
  return tried;
}

type ObservedTrial<T> = FaultTrial<T> & { readMs: number; violations: string[] };

async function tryOnce<T>(
  bench: FaultHarness,
  { aim, kind, isStart, run, judge }: TrialRules<T>,
): Promise<ObservedTrial<T>> {
  const attempt = new Attempt({ isStart, aim, isAlone: kind === "statement" });
  bench.proxy.expect(attempt);
  const ending = toOutcome(run());
  await Promise.race([attempt.hit, ending, wait(STUCK_MS, null, { ref: false })]);
  bench.proxy.expect(null);
  const over = Promise.race([ending, wait(STUCK_MS, null, { ref: false })]);
  // What goes on has work of its own to do; after everything else, the next is to be answered at once.
  if (stillExecutes(aim.fault, bench.kind)) await over;
  const [ended, readMs] = await Promise.all([over, bench.observer.read()]);
  const violations = [
    attempt.isHit && ended ? judge(ended) : null,
    ended ? null : `it had not ended ${STUCK_MS} ms later`,
    await bench.observer.traceOf(attempt, bench.kind),
    await missingFromPool(bench),
  ];
  const outcome = ended ?? (await Promise.race([ending, wait(STUCK_MS * 10, { error: new Error("stuck") })]));
  return { attempt, outcome, readMs, violations: violations.filter((each) => each !== null) };
}

export const toOutcome = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
