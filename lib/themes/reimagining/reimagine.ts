import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import { THEME_CITY } from "../../cities";
import type { Ctx } from "../../context";
import { AppError, throwIfCancelled } from "../../errors";
import { factsOfWeek } from "../almanac/facts-of-week";
import { endWork } from "../end-work";
import { findAlike } from "../imagine/find-alike";
import { imagineTheme } from "../imagine/imagine-theme";
import { readLarder } from "../imagine/read-larder";
import { readDiscarded, readTaken, tellTaken } from "../imagine/read-taken";
import { tell } from "../tell";
import { workKey } from "../theme-work";
import type { ThemeRow } from "../view-theme";
import { saveReimagined } from "./save-reimagined";

export type ThemeWork = { themeId: string; workId: string };

/** Imagines a theme anew, never as it was and never like another week's. What goes wrong is told, and leaves it as it was. */
export async function reimagineTheme(ctx: Ctx, work: ThemeWork): Promise<{ guideId: string | null } | null> {
  const isMine = and(eq(scheduledThemes.id, work.themeId), eq(scheduledThemes.workId, work.workId));
  const [row] = await ctx.db.select().from(scheduledThemes).where(isMine);
  // It was done before a restart, or given up.
  if (!row) return null;
  try {
    const kept = await imagineAnew(ctx, row, work);
    if (kept) return kept;
    const message = "Nothing else that the catalogue can fill came up for this week. The theme is as it was.";
    await endWork(ctx.db, work.workId, { message });
  } catch (error) {
    throwIfCancelled(ctx.signal);
    if (!(error instanceof AppError)) throw error;
    await endWork(ctx.db, work.workId, { message: error.userMessage });
  }
  return null;
}

async function imagineAnew(ctx: Ctx, row: ThemeRow, work: ThemeWork) {
  const { db, providers } = ctx;
  const { targetWeek: week, theme } = row;
  const facts = factsOfWeek(week);
  const known = { taken: await readTaken(db, week), discarded: await readDiscarded(db, week) };
  const message = `What the week holds: ${facts.map(({ name }) => name).join(", ")}.`;
  await tell(db, workKey(work.workId), "facts", { event: "log", data: { message } });
  const refused = theme.trim() === "" ? [] : [{ theme, reason: "An editor asked for another idea." }];
  return imagineTheme(
    { ...ctx, curator: providers.curator },
    {
      ...{ city: THEME_CITY, week, facts, larder: await readLarder(db), refused },
      taken: tellTaken(known.taken, week),
    },
    {
      // Its own words count among the others: it is never again as it was.
      findAlike: (idea) => findAlike(idea, known),
      keep: (imagined) => saveReimagined(ctx, work, imagined),
    },
  );
}
