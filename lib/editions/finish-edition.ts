import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** Closes an edition once nothing of it is open. Answers whether it was closed by this call. */
export async function finishEdition(db: Database, id: string, now: Date): Promise<boolean> {
  const { rows: closed } = await db.execute(sql`
    update editions e set state = 'sent', note = null, finished_at = ${now.toISOString()}::timestamptz,
      updated_at = ${now.toISOString()}::timestamptz
    where e.id = ${id} and e.state = 'sending'
      and not exists (select from deliveries d where d.edition_id = e.id and d.state in ('pending', 'claimed'))
    returning e.id`);
  return closed.length > 0;
}
