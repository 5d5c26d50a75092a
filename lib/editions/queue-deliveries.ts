import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { EditionRow } from "./reopen-edition";

/** Subscribers written into the ledger by one statement: few enough not to block others. */
const CHUNK_SIZE = 4_000;

/** Writes a ledger row for everybody who was confirmed when the edition was opened. Answers how many are new. */
export async function queueDeliveries(db: Database, { id, city, openedAt }: EditionRow): Promise<number> {
  let queued = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const {
      rows: [chunk],
    } = await db.execute<{ last: string | null; added: number }>(sql`
      with due as (
        select id from subscribers
        where city = ${city} and state = 'confirmed' and confirmed_at <= ${openedAt.toISOString()} and id > ${after}
        order by id limit ${CHUNK_SIZE}
      ), added as (
        insert into deliveries (edition_id, subscriber_id, state)
        select ${id}, due.id, 'pending' from due
        on conflict (edition_id, subscriber_id) do nothing
        returning 1
      )
      select (select id::text from due order by id desc limit 1) as last, (select count(*)::int from added) as added`);
    if (!chunk?.last) return queued;
    queued += chunk.added;
    after = chunk.last;
  }
}
