import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { Recipient } from "./claim-recipients";
import type { Batch } from "./lease-batch";

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
/** A worker that slept through its lease decides nothing any more: another one may hold the batch. */
export const isLeaseHeld = ({ id, attempts }: Batch) => sql`id = ${id} and attempts = ${attempts} and state = 'open'`;

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

/** Nothing was tried: the next worker takes it as this one found it. */
export async function releaseBatch(db: Database, batch: Batch, now: Date): Promise<void> {
  await db.execute(sql`
    update delivery_batches
    set leased_until = '-infinity', may_be_taken = ${batch.mayBeTaken}, updated_at = ${timestamp(now)}
    where ${isLeaseHeld(batch)}`);
}

/** It is given up, with the reason in the ledger. A bounce suppresses the address besides. */
export async function recordUndelivered(
  db: Database,
  batch: Batch,
  { state, reason, isBounce = false }: { state: "failed" | "uncertain"; reason: string; isBounce?: boolean },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with lost as (
      update delivery_batches set state = ${state}, updated_at = ${timestamp(now)} where ${isLeaseHeld(batch)} returning id
    ), given_up as (
      update deliveries d set state = ${state}, reason = ${reason}, updated_at = ${timestamp(now)}
      from lost where d.batch_id = lost.id and d.state = 'claimed'
      returning d.email
    )
    insert into suppressions (email_key, reason, created_at)
    select distinct lower(email), 'bounce', ${timestamp(now)} from given_up where ${isBounce}::boolean and email is not null
    on conflict (email_key) do update set reason = excluded.reason where suppressions.reason = 'unsubscribe'`);
}
