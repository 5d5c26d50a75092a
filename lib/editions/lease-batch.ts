import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { DAY_MS } from "@/lib/core/durations";

/** A hand-off to be tried now. */
export type Batch = {
  id: string;
  /** This one included. */
  attempts: number;
  /** Null until its recipients are claimed. */
  firstTriedAt: Date | null;
  /** Whether the provider may have taken it at an earlier attempt. */
  mayBeTaken: boolean;
  /** Who was handed it at an earlier attempt. */
  provider: string | null;
  /** The last delivery of a batch that was gathered now: the next one is looked for behind it. */
  cursor?: string;
};

/** A worker that has settled nothing for so long has died: its batch is taken up again, under the same key. */
export const LEASE_MS = 90_000;
/** The longest delay that a provider may request. */
const MAX_WAIT_MS = DAY_MS;

/** Before every delivery. */
export const FIRST_CURSOR = "00000000-0000-0000-0000-000000000000";

/**
 * The next hand-off of an edition that is being sent, held for this worker alone: a batch whose time has come, else a
 * new one of up to so many who wait, those behind `after` first. Null when there is neither.
 */
export async function leaseBatch(
  db: Database,
  editionId: string,
  now: Date,
  { after = FIRST_CURSOR, batchMax }: { after?: string; batchMax: number },
): Promise<Batch | null> {
  const create = (cursor: string) => createBatch(db, editionId, now, { after: cursor, batchMax });
  const found = (await leaseDueBatch(db, editionId, now)) ?? (await create(after));
  return found ?? (after === FIRST_CURSOR ? null : create(FIRST_CURSOR));
}

type DueRow = { id: string; attempts: number; first: Date | string | null; maybe: boolean; provider: string | null };

async function leaseDueBatch(db: Database, editionId: string, now: Date): Promise<Batch | null> {
  const {
    rows: [due],
  } = await db.execute<DueRow>(sql`
    update delivery_batches b
    set attempts = b.attempts + 1, leased_until = ${leaseExpiry(now)}, may_be_taken = true, updated_at = ${timestamp(now)}
    from (
      select b.id, b.may_be_taken as maybe from delivery_batches b join editions e on e.id = b.edition_id
      where b.edition_id = ${editionId} and b.state = 'open' and e.state = 'sending'
        and ${isDue(sql`b.next_try_at`, now, MAX_WAIT_MS)} and ${isDue(sql`b.leased_until`, now, LEASE_MS)}
      order by b.next_try_at limit 1 for update of b skip locked
    ) held
    where b.id = held.id
    returning b.id, b.attempts, b.first_tried_at as first, b.provider, held.maybe`);
  if (!due) return null;
  const { id, attempts, first, maybe, provider } = due;
  // Without a first try it was only gathered when its worker died.
  return {
    id,
    attempts,
    firstTriedAt: first === null ? null : new Date(first),
    mayBeTaken: maybe && first !== null,
    provider,
  };
}

/* What was taken before leaves its mark in the index until a vacuum, a million of them in a million: from `after` on
   there are none to pass. */
async function createBatch(
  db: Database,
  editionId: string,
  now: Date,
  { after, batchMax }: { after: string; batchMax: number },
): Promise<Batch | null> {
  const {
    rows: [made],
  } = await db.execute<{ id: string; last: string }>(sql`
    with waiting as (
      select d.id from deliveries d join editions e on e.id = d.edition_id
      where d.edition_id = ${editionId} and d.state = 'pending' and d.batch_id is null and e.state = 'sending'
        and d.id > ${after}
      order by d.id limit ${batchMax} for update of d skip locked
    ), batch as (
      insert into delivery_batches (edition_id, state, attempts, next_try_at, leased_until, may_be_taken)
      select ${editionId}, 'open', 1, ${timestamp(now)}, ${leaseExpiry(now)}, true where exists (select from waiting)
      returning id
    )
    update deliveries d set batch_id = batch.id from waiting, batch where d.id = waiting.id
    returning batch.id, (select id from waiting order by id desc limit 1) as last`);
  return made
    ? { id: made.id, attempts: 1, firstTriedAt: null, mayBeTaken: false, provider: null, cursor: made.last }
    : null;
}

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
/** A moment further off than any that we set was written by a clock that was wrong. */
const isDue = (moment: SQL, now: Date, furthestMs: number) =>
  sql`${moment} not between ${timestamp(new Date(now.getTime() + 1))} and ${timestamp(new Date(now.getTime() + 2 * furthestMs))}`;
/** Until when a worker that begins now holds its batch. */
export const leaseExpiry = (now: Date) => timestamp(new Date(now.getTime() + LEASE_MS));
