import { type SQL, sql } from "drizzle-orm";

/**
 * Every open flag, derived: the latest change of each field of a place, if the entry is older and no editor dismissed
 * it. A closed place is flagged whenever the entry was added, since a guide may be saved while the place closes. A change
 * writes no flags, so none is lost when a process dies.
 */
export const openFlagsQuery = (where: SQL = sql`true`): SQL => sql`
  select e.guide_id, e.restaurant_id, c.id as change_id, c.field, c.before, c.after, c.is_editors, c.at
  from restaurant_changes c
  join guide_entries e on e.restaurant_id = c.restaurant_id
  where (case when c.field = 'status' then c.after <> 'open' else c.at >= e.added_at end)
    and not exists (
      select from restaurant_changes later
      where later.restaurant_id = c.restaurant_id and later.field = c.field and later.id > c.id
    )
    and not exists (select from dismissed_flags d where d.guide_id = e.guide_id and d.change_id = c.id)
    and ${where}`;

/** The flags of one entry. */
export const entryFlagsQuery = (guideId: string, restaurantId: string): SQL =>
  openFlagsQuery(sql`e.guide_id = ${guideId} and e.restaurant_id = ${restaurantId}`);
