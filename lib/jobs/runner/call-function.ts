import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobRuns, type StepResult } from "@/db/schema";
import { callEndpoint, type EndpointResponse, type SignedEndpoint } from "./call-endpoint";
import type { Claim } from "./claims";
import { type RetrySettings, recordResponse } from "./record-response";

/** How often a call may fail without a response, by a killed process or an unreachable server, before it counts. */
const MAX_LOST_CALLS = 5;
const LOST_RESPONSE = { status: 500, headers: new Headers() };

type CallFunctionOptions = { db: Database; endpoint: SignedEndpoint; signal: AbortSignal; retry: RetrySettings };

/**
 * Calls a function for a claim and records its response. An aborted call records nothing; one that
 * does not reach the function throws, and does not count as an attempt.
 */
export async function callFunction(claim: Claim, { db, endpoint, signal, retry }: CallFunctionOptions): Promise<void> {
  const loaded = await loadRun(db, claim);
  if (loaded?.run.status !== "running") return;
  const startedAt = retry.now();
  if (!loaded.run.startedAt) await db.update(jobRuns).set({ startedAt }).where(eq(jobRuns.id, claim.runId));
  let response: EndpointResponse;
  if (claim.losses >= MAX_LOST_CALLS) {
    const message = `The step was begun ${claim.losses} times and its process was gone each time.`;
    await recordResponse(db, {
      claim,
      run: loaded.run,
      response: { ...LOST_RESPONSE, body: { message } },
      startedAt,
      settings: retry,
    });
    return;
  }
  try {
    response = await callEndpoint(endpoint, {
      method: "POST",
      search: { fnId: loaded.run.functionId, stepId: claim.item },
      body: requestBody(claim, loaded),
      signal,
    });
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  if (!signal.aborted)
    await recordResponse(db, { claim, run: loaded.run, response: response, startedAt, settings: retry });
}

/**
 * The protocol's body. While other calls of the run are queued, the function may only plan: it would run a step that
 * is running already. Without `fn_id` the SDK uses the plain protocol.
 */
function requestBody({ runId, attempt }: Claim, { run, siblings, done }: LoadedRun) {
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

type CompletedStep = { id: string; result: StepResult };

/** A run's state for its function, read in one statement so that queued and done steps are of one moment. */
async function loadRun(db: Database, { runId, item }: Claim) {
  const [row] = await db
    .select({
      run: jobRuns,
      siblings: sql<number>`(select count(*)::int from job_queue q where q.run_id = job_runs.id and q.item <> ${item})`,
      done: sql<CompletedStep[]>`(select coalesce(json_agg(json_build_object('id', s.id, 'result', s.result)
        order by s.ended_order), '[]') from job_steps s where s.run_id = job_runs.id and s.result is not null)`,
    })
    .from(jobRuns)
    .where(eq(jobRuns.id, runId));
  return row;
}
type LoadedRun = NonNullable<Awaited<ReturnType<typeof loadRun>>>;
