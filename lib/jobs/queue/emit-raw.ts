import { z } from "zod";
import type { Database, Transaction } from "@/db/client";
import { jobEvents } from "@/db/schema";

const RawEvent = z.object({ id: z.string(), name: z.string(), data: z.record(z.string(), z.unknown()).default({}) });

/** Stores events that the SDK has validated, or that the runner emits itself. Returns their ids. */
export async function emitRaw(db: Database | Transaction, events: z.input<typeof RawEvent>[]): Promise<string[]> {
  const rows = z.array(RawEvent).parse(events);
  await db
    .insert(jobEvents)
    .values(rows.map(({ id, name, data }) => ({ name, data, key: id })))
    .onConflictDoNothing({ target: jobEvents.key });
  return rows.map(({ id }) => id);
}
