import { inArray, sql } from "drizzle-orm";
import { editions, scheduledThemes } from "@/db/schema";
import type { FlaggedEntry, FlaggedEntryList, PlaceChange } from "@/lib/contracts/flagged-entry";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { openFlagsQuery } from "./flag-queries";

const LISTED_MAX = 100;

type FlaggedEntryRow = {
  guide_id: string;
  guide_name: string;
  guide_city: City;
  is_admin_only: boolean;
  restaurant_id: string;
  name: string;
  address: string;
  entry_count: number;
  changes: PlaceChange[];
  total: number;
};

/** The entries whose place has changed since they were written, newest change first. Administrators only. */
export async function listFlaggedEntries({ db, user }: Ctx & { user: SessionUser }): Promise<FlaggedEntryList> {
  requireAdmin(user);
  const { rows } = await db.execute<FlaggedEntryRow>(sql`
    with flags as (${openFlagsQuery()}), grouped as (
      select guide_id, restaurant_id, max(change_id) as newest, jsonb_agg(jsonb_build_object(
        'id', change_id, 'field', field, 'before', before, 'after', after, 'isEditors', is_editors, 'at', at
      ) order by change_id desc) as changes
      from flags group by guide_id, restaurant_id
    )
    select f.guide_id, g.name as guide_name, g.city as guide_city, g.is_admin_only, f.restaurant_id, r.name, r.address,
      (select count(*)::int from guide_entries e where e.guide_id = f.guide_id) as entry_count,
      f.changes, (count(*) over ())::int as total
    from grouped f join guides g on g.id = f.guide_id join restaurants r on r.id = f.restaurant_id
    order by f.newest desc, f.guide_id limit ${LISTED_MAX}`);
  const guideIds = [...new Set(rows.map((row) => row.guide_id))];
  const uses = await findUses({ db }, guideIds);
  return { flags: rows.map((row) => viewFlaggedEntry(row, uses)), total: rows[0]?.total ?? 0 };
}

async function findUses({ db }: Pick<Ctx, "db">, guideIds: string[]) {
  if (guideIds.length === 0) return { themes: [], emails: [] };
  const [themes, emails] = await Promise.all([
    db
      .select({ guideId: scheduledThemes.guideId, week: scheduledThemes.targetWeek })
      .from(scheduledThemes)
      .where(inArray(scheduledThemes.guideId, guideIds)),
    db
      .select({
        guideId: editions.guideId,
        city: editions.city,
        week: editions.week,
        state: editions.state,
        isFrozen: sql<boolean>`${editions.message} is not null`,
      })
      .from(editions)
      .where(inArray(editions.guideId, guideIds)),
  ]);
  return { themes, emails };
}

function viewFlaggedEntry(
  row: FlaggedEntryRow,
  { themes, emails }: Awaited<ReturnType<typeof findUses>>,
): FlaggedEntry {
  const isOfGuide = ({ guideId }: { guideId: string | null }) => guideId === row.guide_id;
  return {
    guide: {
      id: row.guide_id,
      name: row.guide_name,
      city: row.guide_city,
      isAdminOnly: row.is_admin_only,
    },
    restaurant: { id: row.restaurant_id, name: row.name, address: row.address },
    entryCount: row.entry_count,
    changes: row.changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
    themeWeeks: themes.filter(isOfGuide).map(({ week }) => week),
    editions: emails.filter(isOfGuide).map(({ guideId: _, ...edition }) => edition),
  };
}
