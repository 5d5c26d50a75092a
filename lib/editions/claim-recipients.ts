import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type Batch, leaseExpiry } from "./lease-batch";

/** Whom a batch writes to, as they were at its first hand-off. */
export type Recipient = { id: string; email: string; unsubscribeToken: string; preferenceToken: string };

type ClaimedRow = { id: string | null; email: string; unsubscribe_token: string; preference_token: string };

/**
 * Whom the batch is handed over for, in an order that never changes. At its first hand-off consent and suppression are
 * read in the statement that claims, and the batch is frozen; afterwards it stays as it was. Null where it may not be
 * handed over: the edition was paused, or this worker slept through its lease and another one has the batch.
 */
export async function claimRecipients(
  db: Database,
  { id, attempts }: Batch,
  provider: string,
  now: Date,
): Promise<Recipient[] | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ClaimedRow>(sql`
    with held as (
      update delivery_batches b
      set first_tried_at = coalesce(b.first_tried_at, ${moment}), provider = coalesce(b.provider, ${provider}),
        leased_until = ${leaseExpiry(now)}
      from editions e
      where b.id = ${id} and b.attempts = ${attempts} and b.state = 'open' and e.id = b.edition_id and e.state = 'sending'
      returning b.id
    ),
    consent as (
      select d.id, s.email, s.unsubscribe_token, s.preference_token,
        case
          when s.id is null then 'Deleted before the hand-off.'
          when s.state <> 'confirmed' then 'Unsubscribed before the hand-off.'
          when p.reason is not null then 'The address is suppressed: ' || p.reason || '.'
        end as stop
      from held
      join deliveries d on d.batch_id = held.id and d.state = 'pending'
      left join subscribers s on s.id = d.subscriber_id
      left join suppressions p on p.email_key = s.email_key
    ),
    decided as (
      update deliveries d set
        state = case when c.stop is null then 'claimed' else 'skipped' end,
        reason = c.stop,
        email = case when c.stop is null then c.email end,
        unsubscribe_token = case when c.stop is null then c.unsubscribe_token end,
        preference_token = case when c.stop is null then c.preference_token end,
        updated_at = ${moment}
      from consent c where d.id = c.id
      returning d.id, d.state, d.email, d.unsubscribe_token, d.preference_token
    ),
    claimed as (
      select id, email, unsubscribe_token, preference_token from decided where state = 'claimed'
      union all
      select id, email, unsubscribe_token, preference_token from deliveries where batch_id = ${id} and state = 'claimed'
    )
    select claimed.* from held left join claimed on true`);
  if (rows.length === 0) return null;
  return rows
    .flatMap(({ id: key, email, unsubscribe_token: unsubscribeToken, preference_token: preferenceToken }) =>
      key === null ? [] : [{ id: key, email, unsubscribeToken, preferenceToken }],
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
