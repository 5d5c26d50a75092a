import { type SQL, sql } from "drizzle-orm";

/**
 * Every flag there is, derived: a place's latest change of a kind, where an entry told of the place before it, and no
 * editor has found the guide right since. A closed place is flagged whenever it was added: a guide may have been saved
 * while it closed; and within one moment, a flag too many is better than one too few. Nothing needs to be written when a place changes, so nothing is lost when a process dies.
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
