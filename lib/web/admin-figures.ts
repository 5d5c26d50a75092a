import { and, countDistinct, eq, gte, isNull, max } from "drizzle-orm";
import { editions, guides, jobRuns, placeReports, scheduledThemes } from "@/db/schema";
import type { AdminFigures } from "@/lib/contracts/admin-figures";
import { requireAdmin } from "@/lib/core/authorization";
import { CITIES } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import { countReaders } from "@/lib/editions/count-readers";
import type { Ctx } from "@/lib/ports/context";

/** How things stand. Administrators only. */
export async function getAdminFigures({ db, user, now }: Ctx & { user: SessionUser }): Promise<AdminFigures> {
  requireAdmin(user);
  const isPending = and(eq(scheduledThemes.status, "PENDING"), gte(scheduledThemes.targetWeek, weekOf(now)));
  const sent = db
    .select({ week: max(editions.week) })
    .from(editions)
    .where(eq(editions.state, "sent"));
  const reported = db
    .select({ places: countDistinct(placeReports.restaurantId) })
    .from(placeReports)
    .where(isNull(placeReports.settledAt));
  const [guideCount, pendingThemes, readers, failedJobs, [open], [last]] = await Promise.all([
    db.$count(guides),
    db.$count(scheduledThemes, isPending),
    countReaders(db, CITIES),
    db.$count(jobRuns, eq(jobRuns.status, "failed")),
    reported,
    sent,
  ]);
  return {
    guides: guideCount,
    pendingThemes,
    readers: Object.values(readers).reduce((sum, count) => sum + count, 0),
    failedJobs,
    reportedPlaces: open?.places ?? 0,
    lastSend: last?.week ?? null,
  };
}
