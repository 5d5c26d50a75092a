import { and, isNotNull, lt } from "drizzle-orm";
import { jobEvents, rateLimits } from "@/db/schema";
import type { Ctx } from "../context";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets what durable work no longer needs: handed-on events after ninety days, and windows of limits that are over. */
export async function pruneJobs({ db, now }: Ctx): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(jobEvents).where(and(isNotNull(jobEvents.handedOnAt), lt(jobEvents.createdAt, before)));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}
