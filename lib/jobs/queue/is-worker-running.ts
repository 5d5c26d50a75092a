import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { jobEvents } from "@/db/schema";
import type { Ctx } from "@/lib/ports/context";
import { emit } from "./emit";

/** A runner polls at least once a second; a busy machine gets some more. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/**
 * Whether a worker takes events from this database, on any machine: it emits an event that starts nothing, and deletes
 * it again.
 */
export async function isWorkerRunning(
  { db, signal }: Pick<Ctx, "db" | "signal">,
  { patienceMs = TIMEOUT_MS } = {},
): Promise<boolean> {
  const key = `worker-ping:${randomUUID()}`;
  const isOurs = eq(jobEvents.key, key);
  await emit(db, { name: "worker/pinged", data: {}, id: key });
  try {
    for (const until = performance.now() + patienceMs; performance.now() < until; ) {
      if ((await db.$count(jobEvents, and(isOurs, isNull(jobEvents.handedOnAt)))) === 0) return true;
      await pause(POLL_MS, undefined, { signal });
    }
    return false;
  } finally {
    await db.delete(jobEvents).where(isOurs);
  }
}
