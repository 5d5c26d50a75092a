import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { pageChanges } from "@/db/schema";

/** Up to where the changes are known: what the database's snapshot saw, and when that was, by its own clock. */
export type Position = { snapshot: string; at: string };

export type PageChanges = {
  position: Position;
  /** The changed tags; null where changes may be missing, so that any page may be out of date. */
  tags: string[] | null;
};

/** Changes are kept for an hour (prune-page-changes.ts): half of that is as long as nothing can be missing. */
const COMPLETE_FOR = sql.raw("interval '30 minutes'");

/**
 * The tags that were changed by what was committed since a position. Ids come in an order in which transactions need not
 * commit: what is new is what this statement's snapshot sees and the former one didn't.
 */
export async function readPageChanges(db: Database, since: Position | null): Promise<PageChanges> {
  const { xid, tags } = pageChanges;
  const { rows } = await db.execute<Position & { isIncomplete: boolean; tags: string[] }>(sql`
    select
      pg_current_snapshot()::text as snapshot,
      now()::text as at,
      former.snapshot is null
        or former.at < now() - ${COMPLETE_FOR}
        or pg_snapshot_xmax(former.snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isIncomplete",
      array(
        select distinct unnest(${tags}) from ${pageChanges}
        where ${xid} >= pg_snapshot_xmin(former.snapshot)
          and ${xid} < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(${xid}, former.snapshot)
      ) as tags
    from (select ${since?.snapshot ?? null}::pg_snapshot as snapshot, ${since?.at ?? null}::timestamptz as at) as former`);
  const [row] = rows;
  if (!row) throw new Error("Asked for changed pages, the database returned no row.");
  const { snapshot, at, isIncomplete } = row;
  return { position: { snapshot, at }, tags: isIncomplete ? null : row.tags };
}
