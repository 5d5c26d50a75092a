import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { jobQueue, jobRuns } from "@/db/schema";
import { retryAfter } from "./backoff";
import { sleepEnd } from "./duration";
import { endRun } from "./end-run";
import type { Answer } from "./endpoint";
import { type Operation, readError, readOperations, UnknownOperation } from "./operation";
import { type Claim, isItem } from "./queue";
import { enqueueNext, enqueueStep, keepFailure, keepResult, lockRun } from "./run-state";

export type Settings = { now: () => Date; backoffMs: (attempt: number) => number };
type Run = typeof jobRuns.$inferSelect;
type Answered = { claim: Claim; run: Run; answer: Answer; startedAt: Date; settings: Settings };

/**
 * Writes down what a function answered, in one transaction, and only for whoever still holds the claim: the result
 * of a call that was taken over, or whose run has ended, is dropped.
 */
export async function settle(db: Database, answered: Answered): Promise<void> {
  const { claim, answer, settings } = answered;
  const { runId } = claim;
  const now = settings.now();
  await db.transaction(async (tx) => {
    if (!(await lockRun(tx, runId))) return;
    const [held] = await tx.select().from(jobQueue).where(isHeld(claim)).for("update");
    if (!held) return;
    const run = eq(jobRuns.id, runId);
    if (answer.status === 200) {
      await endRun(tx, run, { status: "completed", output: answer.body, now });
      return;
    }
    if (answer.status !== 206) {
      const error = readError(answer.body);
      if (isLast(answered)) await endRun(tx, run, { status: "failed", error, now });
      else await tryAgain(tx, answered, now);
      return;
    }
    try {
      await keepOperations(tx, answered, { operations: readOperations(answer.body), now });
    } catch (error) {
      if (!(error instanceof UnknownOperation)) throw error;
      await endRun(tx, run, { status: "failed", error: { name: "Error", message: error.message }, now });
    }
  });
}

const isHeld = (claim: Claim) => and(isItem(claim), eq(jobQueue.lockedBy, claim.lockedBy));

type Found = { operations: Operation[]; now: Date };

async function keepOperations(tx: Transaction, answered: Answered, { operations, now }: Found): Promise<void> {
  const { claim, startedAt } = answered;
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
      await keepResult(tx, runId, { id, name, result, attempts, startedAt, now });
      await enqueueNext(tx, runId, now);
    } else if (operation.op === "StepError" && !isLast(answered)) {
      await keepFailure(tx, runId, { id, name, error: operation.error, attempts, startedAt });
      isRepeated = true;
    } else {
      const result = { type: "error" as const, error: operation.error };
      await keepResult(tx, runId, { id, name, result, attempts, startedAt, now });
      await enqueueNext(tx, runId, now);
    }
  }
  if (isRepeated) await tryAgain(tx, answered, now);
  else await finish(tx, claim, now);
}

/** The claim is done. If something new happened meanwhile, its item stays and is called once more, as if at first. */
async function finish(tx: Transaction, claim: Claim, now: Date): Promise<void> {
  const isUnchanged = and(isItem(claim), eq(jobQueue.generation, claim.generation));
  const gone = await tx.delete(jobQueue).where(isUnchanged).returning({ item: jobQueue.item });
  if (gone.length > 0) return;
  const fresh = { lockedBy: null, lockedUntil: null, attempt: 0, losses: 0, runAt: now };
  await tx.update(jobQueue).set(fresh).where(isItem(claim));
}

async function tryAgain(tx: Transaction, { claim, answer, settings }: Answered, now: Date): Promise<void> {
  const pause = () => new Date(now.getTime() + settings.backoffMs(claim.attempt));
  const runAt = retryAfter(answer.headers.get("retry-after"), now) ?? pause();
  const again = { lockedBy: null, lockedUntil: null, losses: 0, runAt, attempt: sql`${jobQueue.attempt} + 1` };
  await tx.update(jobQueue).set(again).where(isItem(claim));
}

const isLast = ({ claim, run, answer }: Answered) =>
  answer.headers.get("x-inngest-no-retry") === "true" || claim.attempt + 1 >= run.maxAttempts;
