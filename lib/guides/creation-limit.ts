import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { guideCreations } from "@/db/schema";
import type { CreationAllowance } from "@/lib/contracts/guide";
import { HOUR_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";
import { inMinutes } from "@/lib/core/in-minutes";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { scaledMax } from "@/lib/rate-limit/limits";

const HOURLY_MAX = 10;
const HOURLY_MAX_ADMIN = 100;
const CONCURRENT_MAX = 2;

/**
 * Takes one of a user's creation slots. Call the result to release it when the creation has ended: one that was free no
 * longer counts.
 * @throws AppError too_many, with the seconds to wait
 */
export async function acquireUserCreationSlot(
  db: Database,
  user: SessionUser,
  now: Date,
  timeoutMs: number,
  scale: number,
): Promise<(end?: { isFree: boolean }) => Promise<void>> {
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`guide-creation:${user.id}`}))`);
    const lastHour = await listLastHour(tx, user, now);
    const running = lastHour.filter(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now);
    if (running.length >= scaledMax({ max: CONCURRENT_MAX }, scale)) {
      const count = running.length === 2 ? "Two" : running.length;
      throw new AppError("too_many", `${count} of your guides are being written. Wait for one to finish.`, {
        retryAfterSeconds: 10,
      });
    }
    const { allowed, left, nextInSeconds: retryAfterSeconds } = allowanceOf(user, lastHour, now, scale);
    if (left === 0) {
      throw new AppError(
        "too_many",
        `You can ask for ${allowed === 1 ? "one guide" : `${allowed} guides`} an hour. Take a bite, then come back ${inMinutes(retryAfterSeconds)}.`,
        { retryAfterSeconds },
      );
    }
    const [creation] = await tx
      .insert(guideCreations)
      .values({ userId: user.id, startedAt: now, expiresAt: new Date(now.getTime() + timeoutMs) })
      .returning({ id: guideCreations.id });
    return creation?.id ?? "";
  });
  return async ({ isFree } = { isFree: false }) => {
    if (isFree) await db.delete(guideCreations).where(eq(guideCreations.id, id));
    else await db.update(guideCreations).set({ endedAt: new Date() }).where(eq(guideCreations.id, id));
  };
}

/** How many guides a user can still ask for within this hour: looked up, and none taken. */
export async function getCreationAllowance({
  db,
  user,
  now,
  rateLimitScale,
}: Pick<Ctx, "db" | "now" | "rateLimitScale"> & { user: SessionUser }): Promise<CreationAllowance> {
  return allowanceOf(user, await listLastHour(db, user, now), now, rateLimitScale);
}

const listLastHour = (db: Database | Transaction, user: SessionUser, now: Date) =>
  db
    .select()
    .from(guideCreations)
    .where(and(eq(guideCreations.userId, user.id), gt(guideCreations.startedAt, new Date(now.getTime() - HOUR_MS))))
    .orderBy(guideCreations.startedAt);

function allowanceOf(
  { isAdmin }: SessionUser,
  lastHour: readonly { startedAt: Date }[],
  now: Date,
  scale: number,
): CreationAllowance {
  const allowed = scaledMax({ max: isAdmin ? HOURLY_MAX_ADMIN : HOURLY_MAX }, scale);
  const left = Math.max(0, allowed - lastHour.length);
  // More than are allowed by now may have been: the next is, once enough of them are an hour old.
  const releasing = lastHour[lastHour.length - allowed];
  const nextInSeconds = releasing ? (releasing.startedAt.getTime() + HOUR_MS - now.getTime()) / 1000 : 0;
  return { allowed, left, nextInSeconds };
}
