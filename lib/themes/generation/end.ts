import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { jobProgress, themeGenerations } from "@/db/schema";
import type { ThemeGenerationEvent } from "@/lib/contracts/theme";
import type { Ctx } from "@/lib/ports/context";
import { publishEvent, TERMINAL_KEY } from "../publish-event";
import { generationKey } from "./generation-key";
import { lockThemes } from "./lock-themes";

/** Ends a run, once, with its result: counted from the published events, so that no restart counts twice. */
export const finishGeneration = ({ db, now }: Pick<Ctx, "db" | "now">, id: string): Promise<void> =>
  endGeneration(db, id, now, (tx) => generationOutcome(tx, id));

/** Ends a run that failed. What it saved stays. */
export const failGeneration = (db: Database, id: string, message: string, now: Date): Promise<void> =>
  endGeneration(db, id, now, async () => ({ event: "error", data: { message } }));

async function endGeneration(
  db: Database,
  id: string,
  now: Date,
  lastWord: (tx: Transaction) => Promise<ThemeGenerationEvent>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockThemes(tx);
    const isActive = and(eq(themeGenerations.id, id), isNull(themeGenerations.endedAt));
    const ended = await tx.update(themeGenerations).set({ endedAt: now }).where(isActive).returning();
    if (ended.length > 0) await publishEvent(tx, generationKey(id), TERMINAL_KEY, await lastWord(tx));
  });
}

async function generationOutcome(tx: Transaction, id: string): Promise<ThemeGenerationEvent> {
  const count = (event: string) =>
    tx.$count(
      jobProgress,
      and(eq(jobProgress.runKey, generationKey(id)), eq(sql`${jobProgress.data} ->> 'event'`, event)),
    );
  const [savedCount, skippedCount] = [await count("saved"), await count("skipped")];
  if (savedCount + skippedCount > 0) return { event: "complete", data: { savedCount, skippedCount } };
  const message = "There are too few restaurants in San Francisco's catalog yet to make themes from.";
  return { event: "error", data: { message } };
}
