import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { factsOfWeek } from "../calendar/facts-of-week";
import { failThemeWork } from "../fail-theme-work";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { listDiscardedThemes, listExistingThemes, toBriefThemes } from "../imagine/existing-themes";
import { findSimilarTheme } from "../imagine/find-similar-theme";
import { imagineTheme } from "../imagine/imagine-theme";
import { publishEvent } from "../publish-event";
import type { ThemeRow } from "../theme-work";
import { workKey } from "../theme-work";
import type { ThemeWork } from "./save-reimagined";
import { saveReimagined } from "./save-reimagined";

/** Imagines a theme anew, never as it was and never like another week's. What goes wrong is told, and leaves it as it was. */
export async function reimagineTheme(ctx: Ctx, work: ThemeWork): Promise<{ guideId: string | null } | null> {
  const isMine = and(eq(scheduledThemes.id, work.themeId), eq(scheduledThemes.workId, work.workId));
  const [row] = await ctx.db.select().from(scheduledThemes).where(isMine);
  // It was done before a restart, or given up.
  if (!row) return null;
  try {
    const kept = await imagineReplacement(ctx, row, work);
    if (kept) return kept;
    const message = "Nothing else that the catalogue can fill came up for this week. The theme is as it was.";
    await failThemeWork(ctx.db, work.workId, { message });
  } catch (error) {
    throwIfCancelled(ctx.signal, "The reimagining of the theme");
    if (!(error instanceof AppError)) throw error;
    await failThemeWork(ctx.db, work.workId, { message: error.userMessage });
  }
  return null;
}

async function imagineReplacement(ctx: Ctx, row: ThemeRow, work: ThemeWork) {
  const { db, providers } = ctx;
  const { targetWeek: week, theme } = row;
  const facts = factsOfWeek(week);
  const known = { taken: await listExistingThemes(db, week), discarded: await listDiscardedThemes(db, week) };
  const message = `What the week holds: ${facts.map(({ name }) => name).join(", ")}.`;
  await publishEvent(db, workKey(work.workId), "facts", { event: "log", data: { message } });
  const refused = theme.trim() === "" ? [] : [{ theme, reason: "An editor asked for another idea." }];
  return imagineTheme(
    { ...ctx, curator: providers.curator },
    {
      city: THEME_CITY,
      week,
      facts,
      available: await readAvailableCuisines(db),
      rejected: refused,
      taken: toBriefThemes(known.taken, week),
    },
    {
      // Its own words count among the others: it is never again as it was.
      findSimilar: (idea) => findSimilarTheme(idea, known),
      accept: (imagined) => saveReimagined(ctx, work, imagined),
    },
  );
}
