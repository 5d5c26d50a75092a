import { asc, inArray, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobEvents } from "@/db/schema";

type InngestEvent = { id: string; name: string; data: Record<string, unknown>; ts: number };
/** The SDK's own way to send; it stays in inngest/. */
export type SendToInngest = (events: InngestEvent[]) => Promise<unknown>;

const BATCH_SIZE = 100;

/**
 * Hands waiting events on to an Inngest server, in the order in which they were written; returns how many. One that was
 * sent and not marked, because the process was killed in between, is sent again under its id, which Inngest takes once.
 */
export async function handOnEvents(db: Database, send: SendToInngest): Promise<number> {
  const waiting = await db
    .select()
    .from(jobEvents)
    .where(isNull(jobEvents.handedOnAt))
    .orderBy(asc(jobEvents.createdAt))
    .limit(BATCH_SIZE);
  if (waiting.length === 0) return 0;
  await send(
    waiting.map(({ id, key, name, data, createdAt }) => ({
      id: key ?? id,
      name,
      data: data as InngestEvent["data"],
      ts: createdAt.getTime(),
    })),
  );
  const ids = waiting.map(({ id }) => id);
  await db.update(jobEvents).set({ handedOnAt: new Date() }).where(inArray(jobEvents.id, ids));
  return waiting.length;
}
