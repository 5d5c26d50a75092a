import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { deliveries, editions } from "@/db/schema";
import type { Edition, EditionState } from "@/lib/contracts/edition";
import { editionNotFound } from "@/lib/contracts/edition-not-found";

export type EditionProgress = {
  state: EditionState;
  note: string | null;
  subject: string | null;
  counts: Edition["counts"];
};

const POLL_MS = 500;
/** Counting a million rows takes its time: the sending is left far more of it. */
const COST_FACTOR = 20;

const FINAL_STATES: readonly EditionState[] = ["sent", "paused", "failed"];

/** How an edition stands, each time it has changed, until it has ended or the watcher leaves. */
export async function* watchEdition(
  { db, signal }: { db: Database; signal: AbortSignal },
  id: string,
): AsyncGenerator<EditionProgress, void> {
  let printed = "";
  while (!signal.aborted) {
    const startedAt = performance.now();
    const progress = await readProgress(db, id);
    const tookMs = performance.now() - startedAt;
    const news = JSON.stringify(progress);
    if (news !== printed) yield progress;
    printed = news;
    if (FINAL_STATES.includes(progress.state)) return;
    await pause(Math.max(POLL_MS, COST_FACTOR * tookMs), undefined, { signal }).catch(() => {});
  }
}

async function readProgress(db: Database, id: string): Promise<EditionProgress> {
  // Before the counts: what has ended by then is counted whole.
  const [edition] = await db
    .select({
      state: editions.state,
      note: editions.note,
      subject: sql<string | null>`${editions.message}->>'subject'`,
    })
    .from(editions)
    .where(eq(editions.id, id));
  if (!edition) throw editionNotFound();
  const rows = await db
    .select({ state: deliveries.state, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(eq(deliveries.editionId, id))
    .groupBy(deliveries.state);
  const counts = { pending: 0, claimed: 0, sent: 0, failed: 0, skipped: 0, uncertain: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return { ...edition, counts };
}
