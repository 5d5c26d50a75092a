import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { editionDrafts } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { MINUTE_MS } from "@/lib/core/durations";
import { throwIfCancelled } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";

export type DraftSubject = { city: City; week: Week; theme: string };

/** Longer than a writing may take: one whose process died is over by then. */
const CLAIM_SECONDS = 300;
export const WRITING_TIMEOUT_MS = 4 * MINUTE_MS;
const POLL_MS = 250;

/** The guide that was written for a city before, on this theme. Whoever is writing one is waited for. */
export async function findDraft(ctx: Pick<Ctx, "db" | "signal">, subject: DraftSubject): Promise<string | null> {
  for (;;) {
    const [draft] = await ctx.db
      .select({
        theme: editionDrafts.theme,
        guideId: editionDrafts.guideId,
        isClaimed: sql<boolean>`coalesce(${editionDrafts.claimedUntil} > now(), false)`,
      })
      .from(editionDrafts)
      .where(isOf(subject));
    if (!draft?.isClaimed) return draft?.theme === subject.theme ? draft.guideId : null;
    await wait(POLL_MS, undefined, { signal: ctx.signal }).catch(() => {});
    throwIfCancelled(ctx.signal, "The wait for the guide");
  }
}

/** Takes the writing of a draft. Null where somebody else has it, or it is written. */
export async function claimDraft(db: Database, { city, week, theme }: DraftSubject): Promise<string | null> {
  const claim = randomUUID();
  const claimedUntil = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`;
  const isFree = or(isNull(editionDrafts.claimedUntil), lte(editionDrafts.claimedUntil, sql`now()`));
  const isUnwritten = or(isNull(editionDrafts.guideId), ne(editionDrafts.theme, theme));
  const claimed = await db
    .insert(editionDrafts)
    .values({ city, week, theme, claim, claimedUntil })
    .onConflictDoUpdate({
      target: [editionDrafts.city, editionDrafts.week],
      // The theme stays that of the guide which it may hold, until another takes its place.
      set: { claim, claimedUntil },
      setWhere: and(isFree, isUnwritten),
    })
    .returning({ claim: editionDrafts.claim });
  return claimed.length > 0 ? claim : null;
}

export async function releaseClaim(db: Database, claim: string): Promise<void> {
  await db.update(editionDrafts).set({ claim: null, claimedUntil: null }).where(eq(editionDrafts.claim, claim));
}

/** Gives a draft its guide, and answers the one that it had; undefined where the claim is over. */
export async function fillDraft(
  tx: Transaction,
  claim: string,
  { theme, guideId }: { theme: string; guideId: string },
): Promise<{ formerId: string | null } | undefined> {
  const isClaimed = and(eq(editionDrafts.claim, claim), sql`${editionDrafts.claimedUntil} > now()`);
  const [former] = await tx
    .select({ formerId: editionDrafts.guideId })
    .from(editionDrafts)
    .where(isClaimed)
    .for("update");
  if (former) await tx.update(editionDrafts).set({ theme, guideId, claim: null, claimedUntil: null }).where(isClaimed);
  return former;
}

const isOf = ({ city, week }: DraftSubject) => and(eq(editionDrafts.city, city), eq(editionDrafts.week, week));
