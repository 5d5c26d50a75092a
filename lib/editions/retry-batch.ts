import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import type { Recipient } from "./claim-recipients";
import type { Batch } from "./lease-batch";
import { isLeaseHeld } from "./record-batch-result";

type Retry = {
  nextTryAt: Date;
  mayBeTaken: boolean;
  /** The same request under the same key; else consent is read again at the next attempt. */
  isFrozen: boolean;
};

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** It is tried again, not before `nextTryAt`. What may have been taken is only tried again while it is frozen. */
export async function recordRetry(
  db: Database,
  batch: Batch,
  { nextTryAt, mayBeTaken, isFrozen }: Retry,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with retried as (
      update delivery_batches
      set next_try_at = ${timestamp(nextTryAt)}, leased_until = '-infinity', may_be_taken = ${mayBeTaken},
          first_tried_at = case when ${isFrozen} then first_tried_at end, provider = case when ${isFrozen} then provider end,
          updated_at = ${timestamp(now)}
      where ${isLeaseHeld(batch)} returning id
    )
    update deliveries d set state = 'pending', email = null, unsubscribe_token = null, preference_token = null,
      updated_at = ${timestamp(now)}
    from retried where d.batch_id = retried.id and d.state = 'claimed' and not ${isFrozen}::boolean`);
}

/**
 * Nobody has been written to: these groups go on under keys of their own, and consent is read again at their first
 * hand-off.
 */
export async function regroupBatch(
  db: Database,
  batch: Batch,
  groups: readonly (readonly Recipient[])[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: rejected } = await tx.execute(sql`
      update delivery_batches set state = 'failed', updated_at = ${timestamp(now)} where ${isLeaseHeld(batch)} returning id`);
    if (rejected.length === 0) return;
    for (const group of groups) await insertBatch(tx, batch.id, group, now);
  });
}

async function insertBatch(tx: Transaction, formerId: string, group: readonly Recipient[], now: Date): Promise<void> {
  const ids = JSON.stringify(group.map((recipient) => recipient.id));
  await tx.execute(sql`
    with batch as (
      insert into delivery_batches (edition_id, state, next_try_at, leased_until)
      select edition_id, 'open', ${timestamp(now)}, '-infinity' from delivery_batches where id = ${formerId} returning id
    )
    update deliveries d set state = 'pending', batch_id = batch.id, email = null, unsubscribe_token = null,
      preference_token = null, updated_at = ${timestamp(now)}
    from batch where d.batch_id = ${formerId} and d.state = 'claimed' and d.id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`);
}
