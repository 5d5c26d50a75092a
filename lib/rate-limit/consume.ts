import { and, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import { rateLimits } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/sha256";
import type { Ctx } from "@/lib/ports/context";
import { limitMessage, type RateLimit, scaledMax, secondsUntil } from "./limits";

type LimitCtx = Pick<Ctx, "db" | "now" | "rateLimitScale">;

const DELETE_BATCH = 100;

/**
 * Takes one or more uses of a subject (an address, a name) within the limit's window, in one atomic statement. Returns
 * when the window closes.
 * @throws AppError too_many, with the seconds until the window closes
 */
export async function consumeLimit(ctx: LimitCtx, limit: RateLimit, subject: string, uses = 1): Promise<Date> {
  const { db, now } = ctx;
  const key = subjectDigest(subject);
  const isOver = lte(rateLimits.expiresAt, now);
  const [consumed] = await db
    .insert(rateLimits)
    .values({ limit: limit.name, subject: key, count: uses, expiresAt: new Date(now.getTime() + limit.windowMs) })
    .onConflictDoUpdate({
      target: [rateLimits.limit, rateLimits.subject],
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
      setWhere: or(isOver, lte(rateLimits.count, scaledMax(limit, ctx.rateLimitScale) - uses)),
    })
    .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt });
  if (!consumed) throw await limitError(ctx, limit, key);
  if (consumed.count === uses) await deleteExpired(ctx);
  return consumed.expiresAt;
}

/** Refunds one use that was counted in advance and then did not count. */
export async function refundLimit({ db, now }: LimitCtx, limit: RateLimit, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(isRow(limit, subjectDigest(subject)), gt(rateLimits.expiresAt, now)));
}

/** Resets what a subject has used. */
export async function resetLimit({ db }: LimitCtx, limit: RateLimit, subject: string): Promise<void> {
  await db.delete(rateLimits).where(isRow(limit, subjectDigest(subject)));
}

/** Subjects are stored as digests: bounded in size, and no list of who tried what. */
const subjectDigest = (subject: string) => sha256(subject, "base64url");

const isRow = (limit: RateLimit, key: string) => and(eq(rateLimits.limit, limit.name), eq(rateLimits.subject, key));

async function limitError({ db, now }: LimitCtx, limit: RateLimit, key: string): Promise<AppError> {
  const [row] = await db.select({ expiresAt: rateLimits.expiresAt }).from(rateLimits).where(isRow(limit, key));
  const retryAfterSeconds = secondsUntil(row?.expiresAt ?? now, now);
  return new AppError("too_many", limitMessage(limit, retryAfterSeconds), { retryAfterSeconds, limit: limit.name });
}

/** Whoever opens a window deletes some expired ones, so that the table stays small. */
async function deleteExpired({ db, now }: LimitCtx): Promise<void> {
  const closed = db
    .select({ row: sql`ctid` })
    .from(rateLimits)
    .where(lt(rateLimits.expiresAt, now))
    .limit(DELETE_BATCH)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(sql`ctid`, closed));
}
