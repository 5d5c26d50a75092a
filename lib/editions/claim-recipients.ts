import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { Batch } from "./take-batch";

/** Whom a batch writes to, as they were at its first hand-off. */
export type Recipient = { id: string; email: string; unsubscribeToken: string; preferenceToken: string };

type Row = { id: string; state: string; email: string; unsubscribe_token: string; preference_token: string };

/**
 * Whom the batch is handed over for, in an order that never changes. At its first hand-off consent and suppression are
 * read in the statement that claims, and the batch is frozen; afterwards it stays as it was.
 */
export async function claimRecipients(db: Database, { id, firstTriedAt }: Batch, now: Date): Promise<Recipient[]> {
  const rows = firstTriedAt === null ? await claim(db, id, now) : await readFrozen(db, id);
  return rows
    .filter(({ state }) => state === "claimed")
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({
      id: row.id,
      email: row.email,
      unsubscribeToken: row.unsubscribe_token,
      preferenceToken: row.preference_token,
    }));
}

async function claim(db: Database, batchId: string, now: Date): Promise<Row[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return db.execute<Row>(sql`
    with frozen as (update delivery_batches set first_tried_at = ${moment} where id = ${batchId}),
    consent as (
      select d.id, s.email, s.unsubscribe_token, s.preference_token,
        case
          when s.id is null then 'Deleted before the hand-off.'
          when s.state <> 'confirmed' then 'Unsubscribed before the hand-off.'
          when p.reason is not null then 'The address is suppressed: ' || p.reason || '.'
        end as stop
      from deliveries d
      left join subscribers s on s.id = d.subscriber_id
      left join suppressions p on p.email_key = s.email_key
      where d.batch_id = ${batchId} and d.state = 'pending'
    )
    update deliveries d set
      state = case when c.stop is null then 'claimed' else 'skipped' end,
      reason = c.stop,
      email = case when c.stop is null then c.email end,
      unsubscribe_token = case when c.stop is null then c.unsubscribe_token end,
      preference_token = case when c.stop is null then c.preference_token end,
      updated_at = ${moment}
    from consent c where d.id = c.id
    returning d.id, d.state, d.email, d.unsubscribe_token, d.preference_token`);
}

async function readFrozen(db: Database, batchId: string): Promise<Row[]> {
  return db.execute<Row>(sql`
    select id, state, email, unsubscribe_token, preference_token from deliveries
    where batch_id = ${batchId} and state = 'claimed'`);
}
