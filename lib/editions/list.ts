import { desc, eq, sql } from "drizzle-orm";
import { deliveries, editions, guides } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import type { Edition } from "./contract";

const LATEST = 60;

const count = (state: Edition["counts"] extends Record<infer K, number> ? K : never) =>
  sql<number>`count(*) filter (where ${deliveries.state} = ${state})::int`;

/** The latest editions, newest week first, with what the ledger says of each. Administrators only. */
export async function listEditions({ db, user }: Ctx & { user: SessionUser }): Promise<Edition[]> {
  requireAdmin(user);
  const rows = await db
    .select({
      edition: editions,
      guide: { id: guides.id, name: guides.name },
      counts: {
        ...{ pending: count("pending"), claimed: count("claimed"), sent: count("sent") },
        ...{ failed: count("failed"), skipped: count("skipped"), uncertain: count("uncertain") },
      },
    })
    .from(editions)
    .leftJoin(guides, eq(guides.id, editions.guideId))
    .leftJoin(deliveries, eq(deliveries.editionId, editions.id))
    .groupBy(editions.id, guides.id)
    .orderBy(desc(editions.week), editions.city)
    .limit(LATEST);
  return rows.map(({ edition: { id, city, week, state, message, note, openedAt, finishedAt }, guide, counts }) => ({
    ...{ id, city: city as City, week, state, guide, note, counts },
    subject: message?.subject ?? null,
    openedAt: openedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}
