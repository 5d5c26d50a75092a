import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

type Move = { from: string; to: string };

/**
 * Moves all that readers and editors have said of some restaurants to others, and deletes the former. Where a reader
 * marked both, the later mark stays. Nobody can mark a former one meanwhile: its row is locked first.
 */
export async function moveMarks(tx: Transaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const list = JSON.stringify(moves);
  const moved = sql`jsonb_to_recordset(${list}::jsonb) as moved("from" text, "to" text)`;
  const former = sql`(select "from" from ${moved})`;
  await tx.execute(sql`select id from restaurants where id in ${former} order by id for update`);
  await moveStatuses(tx, moved, "restaurant_statuses", "user_id");
  await moveStatuses(tx, moved, "pending_preferences", "subscriber_id");
  await tx.execute(sql`
    update preference_clicks set restaurant_id = moved."to" from ${moved} where restaurant_id = moved."from"`);
  await moveImportRows(tx, moved);
  await moveReports(tx, moved);
  await moveCorrections(tx, moved);
  await tx.execute(sql`delete from restaurants where id in ${former}`);
}

function moveStatuses(tx: Transaction, moved: SQL, table: string, whose: string) {
  const [marks, person] = [sql.identifier(table), sql.identifier(whose)];
  return tx.execute(sql`
    insert into ${marks} as own (${person}, restaurant_id, status, origin_guide_id, updated_at)
    select distinct on (${person}, moved."to") ${person}, moved."to", status, origin_guide_id, updated_at
    from ${marks} join ${moved} on restaurant_id = moved."from"
    order by ${person}, moved."to", updated_at desc
    on conflict (${person}, restaurant_id) do update
    set status = excluded.status, origin_guide_id = excluded.origin_guide_id, updated_at = excluded.updated_at
    where excluded.updated_at > own.updated_at`);
}

/** What an import matched, set or offers; so that it can still be applied and undone. */
async function moveImportRows(tx: Transaction, moved: SQL): Promise<void> {
  for (const column of [sql`restaurant_id`, sql`applied_to`])
    await tx.execute(sql`
      update place_import_rows set ${column} = moved."to" from ${moved} where ${column} = moved."from"`);
  await tx.execute(sql`
    update place_import_rows
    set candidate_ids = array(
      select coalesce(moved."to", candidate) from unnest(candidate_ids) with ordinality as offered(candidate, at)
      left join ${moved} on moved."from" = candidate
      group by coalesce(moved."to", candidate) order by min(at))
    where candidate_ids && array(select "from" from ${moved})`);
}

/** Of a reporter's open reports of one kind only one stands for a place; the others go with the former row. */
async function moveReports(tx: Transaction, moved: SQL): Promise<void> {
  await tx.execute(sql`
    with ours as (
      select report.id, moved."to", row_number() over (
        partition by moved."to", reporter, kind, settled_at is null order by report.id) as turn, settled_at is null as is_open
      from place_reports as report join ${moved} on restaurant_id = moved."from")
    update place_reports as report set restaurant_id = ours."to" from ours
    where report.id = ours.id and (not is_open or turn = 1 and not exists (
      select from place_reports as other where other.restaurant_id = ours."to" and other.settled_at is null
        and other.reporter = report.reporter and other.kind = report.kind))`);
}

/** An editor's word holds against the new words too: a trigger applies it when the row is next written, which is now. */
async function moveCorrections(tx: Transaction, moved: SQL): Promise<void> {
  const columns = sql`fields, status, name, name_text, address, phone_number, website, updated_at`;
  await tx.execute(sql`
    with corrected as (
      insert into restaurant_corrections (restaurant_id, ${columns})
      select distinct on (moved."to") moved."to", ${columns}
      from restaurant_corrections join ${moved} on restaurant_id = moved."from"
      order by moved."to", updated_at desc
      on conflict (restaurant_id) do nothing returning restaurant_id)
    select restaurant_id from corrected`);
  await tx.execute(sql`
    update restaurants set updated_at = now() from ${moved}
    where restaurants.id = moved."to"
      and exists (select from restaurant_corrections where restaurant_id = moved."from")`);
}
