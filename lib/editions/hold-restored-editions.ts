import { eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions } from "@/db/schema";
import type { EditionState } from "@/lib/contracts/edition";
import type { City } from "@/lib/core/cities";
import { type Week, weekOf } from "@/lib/core/week";
import { citiesWithReaders } from "./cities-with-readers";
import { sendTime } from "./send-time";

/** `was` is its state in the backup; null for one that the backup does not have. */
export type HeldEdition = { city: City; week: Week; was: EditionState | null };

/**
 * Pauses every edition of a restored database that may have been sent since the backup: those that were not done then,
 * and this week's once its time has come, or earlier if that is asked for. An administrator continues those that nobody
 * got.
 */
export async function holdRestoredEditions(
  db: Database,
  { backedUpAt, now, isWeekHeld = false }: { backedUpAt: Date; now: Date; isWeekHeld?: boolean },
): Promise<HeldEdition[]> {
  const note = `Held: this database was restored from a backup of ${backedUpAt.toISOString()}, and what was sent after it is not known. Continue only if nobody got this email.`;
  const unfinished = await db
    .select({ id: editions.id, city: editions.city, week: editions.week, was: editions.state })
    .from(editions)
    .where(inArray(editions.state, ["preparing", "sending", "failed"]))
    .orderBy(editions.week, editions.city)
    .for("update");
  for (const { id } of unfinished) {
    await db.update(editions).set({ state: "paused", note, updatedAt: now }).where(eq(editions.id, id));
  }
  const week = weekOf(now);
  const openedAt = sendTime(week);
  if (openedAt > now && !isWeekHeld) return unfinished.map(withoutId);
  const cities = await citiesWithReaders(db);
  const missing = await db
    .insert(editions)
    .values(cities.map((city) => ({ city, week, state: "paused" as const, note, openedAt, updatedAt: now })))
    .onConflictDoNothing()
    .returning({ city: editions.city, week: editions.week });
  return [...unfinished.map(withoutId), ...missing.map((edition) => ({ ...edition, was: null }))];
}

const withoutId = ({ city, week, was }: HeldEdition): HeldEdition => ({ city, week, was });
