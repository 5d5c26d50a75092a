import type { Database, Transaction } from "@/db/client";
import { jobEvents } from "@/db/schema";
import { type JobEvent, JobEvents } from "./job-events";
import { wakeWorker } from "./wake-worker";

/** Writes events with the change that they report: in a transaction, both are stored or neither. */
export async function emit(db: Database | Transaction, ...events: JobEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ name, data, id }) => ({ name, data: JobEvents[name].parse(data), key: id ?? null }));
  await db.insert(jobEvents).values(rows).onConflictDoNothing({ target: jobEvents.key });
  wakeWorker();
}
