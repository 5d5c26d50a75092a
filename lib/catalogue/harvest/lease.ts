import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { harvests } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { abortableSleep } from "@/lib/core/sleep";

const LEASE_SECONDS = 10;
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 500;

export type Lease = { city: City; holder: string; signal: AbortSignal; release: () => Promise<void> };

/**
 * Makes the caller the only one who walks the city. Whoever was killed gives no sign of life for ten seconds and is
 * followed; whoever lives is not. @throws AppError conflict
 */
export async function acquireLease(db: Database, city: City, now: Date, signal: AbortSignal): Promise<Lease> {
  const holder = randomUUID();
  await db.insert(harvests).values({ city, startedAt: now }).onConflictDoNothing();
  const lastSeen = await heldUntil(db, city);
  while (!(await tryAcquire(db, city, holder))) {
    // Another one's sign of life since we first looked: it is still going.
    if ((await heldUntil(db, city)) !== lastSeen) {
      throw new AppError("conflict", `Another harvest of ${city} is going on. Let it finish, or stop it first.`);
    }
    await abortableSleep(RETRY_MS, signal);
  }
  return renewLease(db, city, holder, signal);
}

/** Whether nobody has followed: part of every write. */
export const isHeldBy = ({ city, holder }: Pick<Lease, "city" | "holder">) =>
  and(eq(harvests.city, city), eq(harvests.holder, holder));

export const leaseLostError = (city: string) =>
  new AppError("conflict", `Another harvest of ${city} has taken over. This one stops.`);

function renewLease(db: Database, city: City, holder: string, outer: AbortSignal): Lease {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    const isStillOurs = await tryAcquire(db, city, holder).catch(() => true);
    if (!isStillOurs) lost.abort(leaseLostError(city));
  }, HEARTBEAT_MS);
  return {
    city,
    holder,
    signal: AbortSignal.any([outer, lost.signal]),
    release: async () => {
      clearInterval(timer);
      await db.update(harvests).set({ holder: null, heldUntil: null }).where(isHeldBy({ city, holder }));
    },
  };
}

async function tryAcquire(db: Database, city: City, holder: string): Promise<boolean> {
  const free = or(eq(harvests.holder, holder), isNull(harvests.heldUntil), lt(harvests.heldUntil, sql`now()`));
  const taken = await db
    .update(harvests)
    .set({ holder, heldUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(and(eq(harvests.city, city), free))
    .returning({ city: harvests.city });
  return taken.length > 0;
}

async function heldUntil(db: Database, city: City): Promise<string | null> {
  const [row] = await db
    .select({ until: sql<string | null>`${harvests.heldUntil}::text || ${harvests.holder}::text` })
    .from(harvests)
    .where(eq(harvests.city, city));
  return row?.until ?? null;
}
