import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobRuns } from "@/db/schema";
import { type Answer, type Caller, call } from "./endpoint";
import { type LoadedRun, loadRun } from "./load-run";
import type { Claim } from "./queue";
import { type Settings, settle } from "./settle";

/** So often a call may come to nothing, by a process that was killed or a server out of reach, before it counts. */
const MAX_LOSSES = 5;
const LOST = { status: 500, headers: new Headers() };

type Parts = { db: Database; caller: Caller; signal: AbortSignal; settings: Settings };

/**
 * Calls a function for a claim and writes down what it answers. A call that is hung up on writes nothing; one that
 * does not reach the function throws, and counts as no attempt of its own.
 */
export async function callFunction(claim: Claim, { db, caller, signal, settings }: Parts): Promise<void> {
  const loaded = await loadRun(db, claim);
  if (loaded?.run.status !== "running") return;
  const startedAt = settings.now();
  if (!loaded.run.startedAt) await db.update(jobRuns).set({ startedAt }).where(eq(jobRuns.id, claim.runId));
  let answer: Answer;
  if (claim.losses >= MAX_LOSSES) {
    const message = `The step was begun ${claim.losses} times and its process was gone each time.`;
    await settle(db, { claim, run: loaded.run, answer: { ...LOST, body: { message } }, startedAt, settings });
    return;
  }
  try {
    answer = await call(caller, {
      method: "POST",
      search: { fnId: loaded.run.functionId, stepId: claim.item },
      body: bodyFor(claim, loaded),
      signal,
    });
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  if (!signal.aborted) await settle(db, { claim, run: loaded.run, answer, startedAt, settings });
}

/**
 * The protocol's body. While other calls of the run are queued, the function may only plan: it would run a step that
 * is running already. Without `fn_id` the SDK keeps to the plain protocol.
 */
function bodyFor({ runId, attempt }: Claim, { run, siblings, done }: LoadedRun) {
  return {
    version: 2,
    event: run.event,
    events: [run.event],
    steps: Object.fromEntries(done.map(({ id, result }) => [id, result])),
    ctx: {
      run_id: runId,
      attempt,
      max_attempts: run.maxAttempts,
      disable_immediate_execution: siblings > 0,
      use_api: false,
      stack: { stack: done.map(({ id }) => id), current: done.length },
    },
  };
}
