import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import type { Recipient } from "./claim-recipients";
import type { Batch } from "./lease-batch";

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
/** A worker that slept through its lease decides nothing any more: another one may hold the batch. */
const isLeaseHeld = ({ id, attempts }: Batch) => sql`id = ${id} and attempts = ${attempts} and state = 'open'`;

/** The provider took it: every delivery gets the provider's id for it. */
export async function recordSent(
  db: Database,
  { id }: Batch,
  recipients: readonly Recipient[],
  providerIds: readonly string[],
  now: Date,
): Promise<void> {
  const pairs = JSON.stringify(recipients.map((recipient, i) => ({ id: recipient.id, provider_id: providerIds[i] })));
  await db.execute(sql`
    with batch as (
      update delivery_batches set state = 'sent', updated_at = ${timestamp(now)} where id = ${id} and state = 'open'
    )
    update deliveries d set state = 'sent', provider_id = p.provider_id, updated_at = ${timestamp(now)}
    from jsonb_to_recordset(${pairs}::jsonb) as p(id uuid, provider_id text)
    where d.id = p.id and d.batch_id = ${id} and d.state = 'claimed'`);
}

/** It is tried again, the same request under the same key, not before `nextTryAt`. */
export async function recordRetry(
  db: Database,
  batch: Batch,
  { nextTryAt, mayBeTaken }: { nextTryAt: Date; mayBeTaken: boolean },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update delivery_batches
    set next_try_at = ${timestamp(nextTryAt)}, leased_until = '-infinity', may_be_taken = ${mayBeTaken},
        updated_at = ${timestamp(now)}
    where ${isLeaseHeld(batch)}`);
}

/** Nothing was tried: the next worker takes it as this one found it. */
export async function releaseBatch(db: Database, batch: Batch, now: Date): Promise<void> {
  await db.execute(sql`
    update delivery_batches
    set leased_until = '-infinity', may_be_taken = ${batch.mayBeTaken}, updated_at = ${timestamp(now)}
    where ${isLeaseHeld(batch)}`);
}

/** It is given up, with the reason in the ledger. */
export async function recordUndelivered(
  db: Database,
  batch: Batch,
  state: "failed" | "uncertain",
  reason: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with lost as (
      update delivery_batches set state = ${state}, updated_at = ${timestamp(now)} where ${isLeaseHeld(batch)} returning id
    )
    update deliveries d set state = ${state}, reason = ${reason}, updated_at = ${timestamp(now)}
    from lost where d.batch_id = lost.id and d.state = 'claimed'`);
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
