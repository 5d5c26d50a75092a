import { eq } from "drizzle-orm";
import { scheduledThemes, themeGenerations, weekThemes } from "@/db/schema";
import type { Ctx } from "../../context";
import type { Week } from "../../editions/week";
import { findAlike } from "../imagine/find-alike";
import { type Imagined, tooMuchLike } from "../imagine/imagine-theme";
import { readThemes } from "../imagine/read-taken";
import { tell } from "../tell";
import { type ThemeRow, viewTheme } from "../view-theme";
import { findGoing, type Generation } from "./find-going";
import { generationKey } from "./generation-key";
import { lockThemes } from "./lock-themes";

export type SavedWeek = { outcome: "saved"; row: ThemeRow } | { outcome: "skipped" | "over" };

/**
 * Gives a week its theme and tells of it, both or neither, and at most once: a week that has got one meanwhile is
 * skipped, and a run that has ended writes nothing more.
 */
export async function saveWeek(
  { db, now }: Pick<Ctx, "db" | "now">,
  { id, city }: Generation,
  week: Week,
  imagined: Imagined,
): Promise<{ kept: SavedWeek } | { reason: string }> {
  return db.transaction(async (tx) => {
    await lockThemes(tx);
    if (!(await findGoing(tx, id))) return { kept: { outcome: "over" } };
    const isSettled = (await tx.$count(weekThemes, eq(weekThemes.week, week))) > 0;
    if (!isSettled) {
      const other = await findAlike(imagined.theme, { taken: await readThemes(tx, week), discarded: [] });
      if (other !== null) return { reason: tooMuchLike(other) };
    }
    const values = { ...imagined, city, targetWeek: week, createdAt: now, updatedAt: now };
    const rows = isSettled ? [] : await tx.insert(scheduledThemes).values(values).onConflictDoNothing().returning();
    await tx.update(themeGenerations).set({ workAt: now }).where(eq(themeGenerations.id, id));
    const [row] = rows;
    if (!row) {
      await tell(tx, generationKey(id), week, { event: "skipped", data: { targetWeek: week } });
      return { kept: { outcome: "skipped" } };
    }
    await tell(tx, generationKey(id), week, { event: "saved", data: { theme: viewTheme(row, now) } });
    return { kept: { outcome: "saved", row } };
  });
}
