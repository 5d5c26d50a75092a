import { and, isNotNull, lt } from "drizzle-orm";
import { jobEvents, jobPaces, jobProgress, jobRuns, rateLimits } from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import type { Ctx } from "@/lib/ports/context";

const RETENTION_DAYS = 90;

/**
 * Forgets what durable work no longer needs: events that were handed on, ended runs with their steps and notes of
 * progress after ninety days, and limits whose time is over.
 */
export async function pruneJobs({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await db.delete(jobEvents).where(and(isNotNull(jobEvents.handedOnAt), lt(jobEvents.createdAt, before)));
  await db.delete(jobRuns).where(lt(jobRuns.endedAt, before));
  await db.delete(jobProgress).where(lt(jobProgress.createdAt, before));
  await db.delete(jobPaces).where(lt(jobPaces.bookedUntil, before));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}
