import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobQueue, jobRuns } from "@/db/schema";

export type Claim = typeof jobQueue.$inferSelect & { lockedBy: string };

/** How long a claim lasts without a renewal. */
export const LEASE_MS = 15_000;
/** Of all embedded runners on a database: claims are counted one after the other. */
const CLAIM_LOCK_KEY = 7_305_181;

/** Takes up to so many due calls, none of a run whose concurrency limits are used up. */
export async function claimCalls(db: Database, count: number, now: Date): Promise<Claim[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK_KEY})`);
    const soon = new Date(now.getTime() + LEASE_MS * 2);
    // A lease that ends further off than any lease can was given by a clock that was wrong.
    const isFree = or(isNull(jobQueue.lockedUntil), lt(jobQueue.lockedUntil, now), gt(jobQueue.lockedUntil, soon));
    const { rows: used } = await tx.execute<{ key: string; count: number }>(sql`
      select l.name as key, count(*)::int as count
      from ${jobQueue} q join ${jobRuns} r on r.id = q.run_id, jsonb_object_keys(r.limits) as l(name)
      where q.locked_until between ${now.toISOString()} and ${soon.toISOString()} group by l.name`);
    const usage = new Map(used.map(({ key, count }) => [key, count]));
    const isUnderItsLimits = sql`not exists (select 1 from jsonb_each(${jobRuns.limits}) as l
      where l.value::int <= coalesce((${JSON.stringify(Object.fromEntries(usage))}::jsonb ->> l.key)::int, 0))`;
    const due = await tx
      .select({ item: jobQueue, limits: jobRuns.limits })
      .from(jobQueue)
      .innerJoin(jobRuns, eq(jobRuns.id, jobQueue.runId))
      .where(and(eq(jobQueue.kind, "call"), lte(jobQueue.runAt, now), isFree, isUnderItsLimits))
      .orderBy(asc(jobQueue.runAt))
      .limit(count);
    const claims: Claim[] = [];
    for (const { item, limits } of due) {
      const keys = Object.entries(limits);
      if (keys.some(([key, limit]) => (usage.get(key) ?? 0) >= limit)) continue;
      for (const [key] of keys) usage.set(key, (usage.get(key) ?? 0) + 1);
      const lease = {
        lockedBy: crypto.randomUUID(),
        lockedUntil: new Date(now.getTime() + LEASE_MS),
        losses: item.losses + (item.lockedBy ? 1 : 0),
      };
      await tx.update(jobQueue).set(lease).where(isQueueItem(item));
      claims.push({ ...item, ...lease });
    }
    return claims;
  });
}

/** Renews claims. Returns those that are still held: a cancelled run has released its own. */
export async function renewClaims(db: Database, lockedBy: string[], now: Date): Promise<Set<string>> {
  const held = await db
    .update(jobQueue)
    .set({ lockedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(jobQueue.lockedBy, lockedBy))
    .returning({ lockedBy: jobQueue.lockedBy });
  return new Set(held.flatMap((row) => row.lockedBy ?? []));
}

/** Releases claims untouched, when a runner stops. */
export async function releaseClaims(db: Database, lockedBy: string[]): Promise<void> {
  await db.update(jobQueue).set({ lockedBy: null, lockedUntil: null }).where(inArray(jobQueue.lockedBy, lockedBy));
}

/** Releases a claim for later, after a call without a response. */
export async function postponeCall(db: Database, claim: Claim, runAt: Date): Promise<void> {
  await db
    .update(jobQueue)
    .set({ lockedBy: null, lockedUntil: null, losses: claim.losses + 1, runAt })
    .where(eq(jobQueue.lockedBy, claim.lockedBy));
}

export const isQueueItem = ({ runId, item }: { runId: string; item: string }) =>
  and(eq(jobQueue.runId, runId), eq(jobQueue.item, item));
