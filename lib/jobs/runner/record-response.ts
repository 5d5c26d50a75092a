import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { jobQueue, jobRuns } from "@/db/schema";
import { logRun, ownName } from "../log-run";
import { retryAfter } from "./backoff";
import type { EndpointResponse } from "./call-endpoint";
import { type Claim, isQueueItem } from "./claims";
import { sleepEnd } from "./duration";
import { endRun } from "./end-run";
import { type Operation, parseError, parseOperations, UnknownOperation } from "./operations";
import { enqueueNext, enqueueStep, lockRun, recordStepFailure, recordStepResult } from "./run-state";

export type RetrySettings = { now: () => Date; backoffMs: (attempt: number) => number };
type RunRow = typeof jobRuns.$inferSelect;
type CallOutcome = { claim: Claim; run: RunRow; response: EndpointResponse; startedAt: Date; settings: RetrySettings };

/**
 * Records a function's response, in one transaction, and only while the claim is held: the result
 * of a call that was taken over, or whose run has ended, is dropped.
 */
export async function recordResponse(db: Database, outcome: CallOutcome): Promise<void> {
  const { claim, response, settings } = outcome;
  const { runId } = claim;
  const now = settings.now();
  const end = await db.transaction(async (tx): Promise<"failed" | null> => {
    if (!(await lockRun(tx, runId))) return null;
    const [held] = await tx.select().from(jobQueue).where(isHeld(claim)).for("update");
    if (!held) return null;
    const run = eq(jobRuns.id, runId);
    if (response.status === 200) {
      await endRun(tx, run, { status: "completed", output: response.body, now });
      return null;
    }
    if (response.status !== 206) {
      const error = parseError(response.body);
      if (!isLastAttempt(outcome)) {
        await scheduleRetry(tx, outcome, now);
        return null;
      }
      await endRun(tx, run, { status: "failed", error, now });
      return hasLoggedItself(response) ? null : "failed";
    }
    try {
      await recordOperations(tx, outcome, { operations: parseOperations(response.body), now });
      return null;
    } catch (error) {
      if (!(error instanceof UnknownOperation)) throw error;
      await endRun(tx, run, { status: "failed", error: { name: "Error", message: error.message }, now });
      return "failed";
    }
  });
  if (end) logRun({ name: ownName(outcome.run.functionId), runId, event: outcome.run.event, status: end, at: now });
}

/** A function that failed by an error logs that (inngest/job-log.ts); one whose process was gone can't. */
const hasLoggedItself = ({ headers }: EndpointResponse): boolean => headers.has("x-inngest-sdk");

const isHeld = (claim: Claim) => and(isQueueItem(claim), eq(jobQueue.lockedBy, claim.lockedBy));

type OperationBatch = { operations: Operation[]; now: Date };

async function recordOperations(
  tx: Transaction,
  outcome: CallOutcome,
  { operations, now }: OperationBatch,
): Promise<void> {
  const { claim, startedAt } = outcome;
  const { runId } = claim;
  const attempts = claim.attempt + 1;
  let isRepeated = false;
  for (const operation of operations) {
    const { id } = operation;
    const name = operation.displayName ?? id;
    if (operation.op === "StepPlanned") await enqueueStep(tx, runId, { id, name, kind: "call", runAt: now });
    else if (operation.op === "Sleep") {
      await enqueueStep(tx, runId, { id, name, kind: "sleep", runAt: sleepEnd(operation.name, now) });
    } else if (operation.op === "StepRun") {
      const result = { type: "data" as const, data: operation.data ?? null };
      await recordStepResult(tx, runId, { id, name, result, attempts, startedAt, now });
      await enqueueNext(tx, runId, now);
    } else if (operation.op === "StepError" && !isLastAttempt(outcome)) {
      await recordStepFailure(tx, runId, { id, name, error: operation.error, attempts, startedAt });
      isRepeated = true;
    } else {
      const result = { type: "error" as const, error: operation.error };
      await recordStepResult(tx, runId, { id, name, result, attempts, startedAt, now });
      await enqueueNext(tx, runId, now);
    }
  }
  if (isRepeated) await scheduleRetry(tx, outcome, now);
  else await completeClaim(tx, claim, now);
}

/** The claim is done. If something new happened meanwhile, its item stays and is called once more, as if at first. */
async function completeClaim(tx: Transaction, claim: Claim, now: Date): Promise<void> {
  const isUnchanged = and(isQueueItem(claim), eq(jobQueue.generation, claim.generation));
  const deleted = await tx.delete(jobQueue).where(isUnchanged).returning({ item: jobQueue.item });
  if (deleted.length > 0) return;
  const fresh = { lockedBy: null, lockedUntil: null, attempt: 0, losses: 0, runAt: now };
  await tx.update(jobQueue).set(fresh).where(isQueueItem(claim));
}

async function scheduleRetry(tx: Transaction, { claim, response, settings }: CallOutcome, now: Date): Promise<void> {
  const pause = () => new Date(now.getTime() + settings.backoffMs(claim.attempt));
  const runAt = retryAfter(response.headers.get("retry-after"), now) ?? pause();
  const again = { lockedBy: null, lockedUntil: null, losses: 0, runAt, attempt: sql`${jobQueue.attempt} + 1` };
  await tx.update(jobQueue).set(again).where(isQueueItem(claim));
}

const isLastAttempt = ({ claim, run, response }: CallOutcome) =>
  response.headers.get("x-inngest-no-retry") === "true" || claim.attempt + 1 >= run.maxAttempts;
