import { and, eq, gte, max } from "drizzle-orm";
import { editions, guides, jobRuns, scheduledThemes } from "@/db/schema";
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
  const [guideCount, pendingThemes, readers, failedJobs, [last]] = await Promise.all([
    db.$count(guides),
    db.$count(scheduledThemes, isPending),
    countReaders(db, CITIES),
    db.$count(jobRuns, eq(jobRuns.status, "failed")),
    sent,
  ]);
  return {
    guides: guideCount,
    pendingThemes,
    readers: Object.values(readers).reduce((sum, count) => sum + count, 0),
    failedJobs,
    lastSend: last?.week ?? null,
  };
}
