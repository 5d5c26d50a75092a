import { eq } from "drizzle-orm";
import { scheduledThemes, themeGenerations, weekThemes } from "@/db/schema";
import type { Week } from "@/lib/core/week";
import type { CtxWith } from "@/lib/ports/context";
import { listPlannedThemes } from "../imagine/existing-themes";
import { findSimilarTheme } from "../imagine/find-similar-theme";
import { type ImaginedTheme, tooSimilarReason } from "../imagine/imagine-theme";
import { publishEvent } from "../publish-event";
import type { ThemeRow } from "../theme-work";
import { viewTheme } from "../view-theme";
import { findActiveGeneration, type Generation } from "./find-active";
import { generationKey } from "./generation-key";
import { lockThemes } from "./lock-themes";

type SavedWeek = { outcome: "saved"; row: ThemeRow } | { outcome: "skipped" | "over" };

/**
 * Saves a week's theme and publishes it, both or neither, and at most once: a week that got a theme meanwhile is
 * skipped, and a run that has ended writes nothing more.
 */
export async function saveWeek(
  { db, now, providers: { embedded } }: Pick<CtxWith<"embedded">, "db" | "now" | "providers">,
  { id, city }: Generation,
  week: Week,
  imagined: ImaginedTheme,
): Promise<{ accepted: SavedWeek } | { reason: string }> {
  return db.transaction(async (tx) => {
    await lockThemes(tx);
    if (!(await findActiveGeneration(tx, id))) return { accepted: { outcome: "over" } };
    const isSettled = (await tx.$count(weekThemes, eq(weekThemes.week, week))) > 0;
    if (!isSettled) {
      const other = await findSimilarTheme(embedded, imagined.theme, {
        taken: await listPlannedThemes(tx, week),
        discarded: [],
      });
      if (other !== null) return { reason: tooSimilarReason(other) };
    }
    const values = { ...imagined, city, targetWeek: week, createdAt: now, updatedAt: now };
    const rows = isSettled ? [] : await tx.insert(scheduledThemes).values(values).onConflictDoNothing().returning();
    await tx.update(themeGenerations).set({ workAt: now }).where(eq(themeGenerations.id, id));
    const [row] = rows;
    if (!row) {
      await publishEvent(tx, generationKey(id), week, { event: "skipped", data: { targetWeek: week } });
      return { accepted: { outcome: "skipped" } };
    }
    await publishEvent(tx, generationKey(id), week, { event: "saved", data: { theme: viewTheme(row, now) } });
    return { accepted: { outcome: "saved", row } };
  });
}
