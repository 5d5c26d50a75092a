import { and, eq, sql } from "drizzle-orm";
import PQueue from "p-queue";
import type { EditionMessage } from "@/db/schema";
import { editions } from "@/db/schema";
import { compileTemplate } from "@/lib/mail/render/compile-template";
import type { Ctx } from "@/lib/ports/context";
import { deliverBatch } from "./deliver-batch";
import { type Batch, FIRST_CURSOR, leaseBatch } from "./lease-batch";

export type RemainingWork =
  /** Nothing is left to hand over. */
  | { next: "done" }
  /** There is more to do, from then on, or at once. */
  | { next: "again"; at: Date | null }
  /** Somebody paused it, or the provider refuses us. */
  | { next: "halted" };

/**
 * Hands an edition's batches over for at most `forMs`, as fast as the provider allows, and returns what remains.
 * Idempotent, and safe to run in two processes at once.
 */
export async function sendEdition(
  ctx: Ctx,
  { id, message }: { id: string; message: EditionMessage },
  { forMs }: { forMs: number },
): Promise<RemainingWork> {
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const begunAt = Date.now();
  // Only one of the two counts the time that a machine was asleep.
  const clock = () => new Date(ctx.now.getTime() + Math.max(elapsedMs(), Date.now() - begunAt));
  const { mail } = ctx.providers;
  const fill = compileTemplate(ctx.providers.senderInfo, message);
  let hasStopped = false;
  let after = FIRST_CURSOR;
  // One at a time: two workers that lease at once would leave each other half a batch.
  const leases = new PQueue({ concurrency: 1 });

  async function leaseNext(): Promise<Batch | null> {
    const batch = await leaseBatch(ctx.db, id, clock(), { after, batchMax: mail.batchMax });
    if (batch?.cursor && batch.cursor > after) after = batch.cursor;
    return batch;
  }

  async function work(): Promise<void> {
    while (!hasStopped && elapsedMs() < forMs) {
      ctx.signal.throwIfAborted();
      const batch = await leases.add(leaseNext);
      if (!batch) return;
      // Consent is read after the wait, so that whoever unsubscribes meanwhile gets no message.
      await mail.waitForTurn(ctx.signal);
      const outcome = await deliverBatch(ctx, batch, { fill, clock });
      if (outcome.next === "go-on" || hasStopped) continue;
      hasStopped = true;
      await pauseEditionFor(ctx, id, outcome.reason);
    }
  }

  await Promise.all(Array.from({ length: mail.concurrency }, work));
  return findRemainingWork(ctx, id);
}

async function pauseEditionFor({ db }: Ctx, id: string, reason: string): Promise<void> {
  await db
    .update(editions)
    .set({ state: "paused", note: `The mail provider refuses us: ${reason}`, updatedAt: sql`now()` })
    .where(and(eq(editions.id, id), eq(editions.state, "sending")));
}

async function findRemainingWork({ db }: Ctx, id: string): Promise<RemainingWork> {
  const {
    rows: [row],
  } = await db.execute<{ state: string; waiting: boolean; due: Date | string | null }>(sql`
    select e.state,
      exists (select from deliveries d where d.edition_id = e.id and d.state = 'pending' and d.batch_id is null) as waiting,
      (select min(greatest(b.next_try_at, b.leased_until)) from delivery_batches b
        where b.edition_id = e.id and b.state = 'open') as due
    from editions e where e.id = ${id}`);
  if (row?.state !== "sending") return { next: "halted" };
  if (row.waiting) return { next: "again", at: null };
  return row.due === null ? { next: "done" } : { next: "again", at: new Date(row.due) };
}
