import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { jobProgress } from "@/db/schema";
import { wakeWorkerWithinRequest } from "./queue/wake-worker";

type ProgressEntry = { position: number; key: string; data: unknown; createdAt: Date };

/**
 * Records progress of long work, once per key, so that a repeated step reports nothing twice. `runKey` names the work
 * ("themes:2026", a run's id), and may have progress before anybody reads it.
 */
export async function recordProgress(
  db: Database | Transaction,
  runKey: string,
  key: string,
  data: unknown,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One after the other, so that reading on from a position misses nothing before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${runKey}`}, 0))`);
    await tx.insert(jobProgress).values({ runKey, key, data }).onConflictDoNothing();
  });
}

/** The progress after a position, in order. */
export async function listProgress(db: Database, runKey: string, after = 0): Promise<ProgressEntry[]> {
  return db
    .select({
      position: jobProgress.position,
      key: jobProgress.key,
      data: jobProgress.data,
      createdAt: jobProgress.createdAt,
    })
    .from(jobProgress)
    .where(and(eq(jobProgress.runKey, runKey), gt(jobProgress.position, after)))
    .orderBy(asc(jobProgress.position));
}

const POLL_MS = 400;

/** Deletes the progress, for work that restarts under the same name. */
export async function clearProgress(db: Database | Transaction, runKey: string): Promise<void> {
  await db.delete(jobProgress).where(eq(jobProgress.runKey, runKey));
}

/**
 * All progress so far, then each new entry as it comes, until the reader disconnects: an event stream ends with the
 * terminal one. Any process may write, after any restart. Wakes the worker first: the run's event may still be waiting.
 */
export async function* tailProgress(
  { db, signal }: { db: Database; signal: AbortSignal },
  runKey: string,
): AsyncGenerator<ProgressEntry, void> {
  // The response comes only after the run, so the event that starts the run can't wait for it.
  wakeWorkerWithinRequest();
  let after = 0;
  while (!signal.aborted) {
    for (const event of await listProgress(db, runKey, after)) {
      after = event.position;
      yield event;
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
