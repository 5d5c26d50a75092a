import { desc, eq, sql } from "drizzle-orm";
import { deliveries, editions, guides } from "@/db/schema";
import type { Edition } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

const LIST_LIMIT = 60;

const countState = (state: Edition["counts"] extends Record<infer K, number> ? K : never) =>
  sql<number>`count(*) filter (where ${deliveries.state} = ${state})::int`;

/** The latest editions, newest week first, with what the ledger says of each. Administrators only. */
export async function listEditions({ db, user }: Ctx & { user: SessionUser }): Promise<Edition[]> {
  requireAdmin(user);
  const rows = await db
    .select({
      edition: editions,
      guide: { id: guides.id, name: guides.name },
      counts: {
        pending: countState("pending"),
        claimed: countState("claimed"),
        sent: countState("sent"),
        failed: countState("failed"),
        skipped: countState("skipped"),
        uncertain: countState("uncertain"),
      },
    })
    .from(editions)
    .leftJoin(guides, eq(guides.id, editions.guideId))
    .leftJoin(deliveries, eq(deliveries.editionId, editions.id))
    .groupBy(editions.id, guides.id)
    .orderBy(desc(editions.week), editions.city)
    .limit(LIST_LIMIT);
  return rows.map(({ edition: { id, city, week, state, message, note, openedAt, finishedAt }, guide, counts }) => ({
    id,
    city,
    week,
    state,
    guide,
    note,
    counts,
    subject: message?.subject ?? null,
    openedAt: openedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}
