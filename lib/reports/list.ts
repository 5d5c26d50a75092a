import { sql } from "drizzle-orm";
import type { PlaceReports, ReportList } from "@/lib/contracts/report";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

const MAX_PLACES = 100;
const MAX_COMMENTS = 10;

type ReportedPlaceRow = Omit<PlaceReports, "restaurant" | "latestAt"> & {
  id: string;
  name: string;
  address: string;
  city: City;
  phone_number: string | null;
  website: string | null;
  is_open: boolean;
  latest_at: string;
  total: number;
};

/** What readers report, by place: the place with the newest report first. Administrators only. */
export async function listReports({ db, user }: Ctx & { user: SessionUser }): Promise<ReportList> {
  requireAdmin(user);
  const { rows } = await db.execute<ReportedPlaceRow>(sql`
    with open as (select * from place_reports where settled_at is null), places as (
      select restaurant_id, max(id) as seen, count(distinct reporter)::int as readers, max(at) as latest_at
      from open group by restaurant_id
    )
    select r.id, r.name, r.address, r.city, r.phone_number, r.website, r.status = 'open' as is_open,
      p.seen::float8 as seen, p.readers, p.latest_at, (count(*) over ())::int as total,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'readers', readers) order by readers desc, kind) from (
        select kind, count(distinct reporter)::int as readers from open o where o.restaurant_id = r.id group by kind
      ) kinds) as kinds,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'words', words, 'at', at) order by id desc), '[]') from (
        select id, kind, words, at from open o where o.restaurant_id = r.id and words is not null
        order by id desc limit ${MAX_COMMENTS}
      ) comments) as words,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('id', g.id, 'name', g.name)), '[]')
        from open o join guides g on g.id = o.guide_id where o.restaurant_id = r.id) as guides
    from places p join restaurants r on r.id = p.restaurant_id
    order by p.seen desc limit ${MAX_PLACES}`);
  return { reports: rows.map(viewPlaceReports), total: rows[0]?.total ?? 0 };
}

function viewPlaceReports({
  id,
  name,
  address,
  city,
  phone_number,
  website,
  is_open,
  latest_at,
  total: _,
  ...row
}: ReportedPlaceRow): PlaceReports {
  return {
    ...row,
    restaurant: { id, name, address, city, phoneNumber: phone_number, website, isOpen: is_open },
    words: row.words.map((comment) => ({ ...comment, at: new Date(comment.at).toISOString() })),
    latestAt: new Date(latest_at).toISOString(),
  };
}
