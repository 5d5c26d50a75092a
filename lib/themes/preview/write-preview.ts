import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import { createGuide } from "@/lib/guides/create";
import type { CtxWith } from "@/lib/ports/context";
import { failThemeWork } from "../fail-theme-work";
import type { ThemeWork } from "../reimagining/save-reimagined";
import { attachPreview } from "./attach-preview";

/** Before the guide is sent at eight in California, on whichever side of daylight saving. */
const SEND_HOUR = "T15:00:00Z";

/**
 * Writes the guide of a theme as of its Thursday, for administrators only until then. It is saved and attached in one
 * transaction, so that no preview is without its theme. A failure is published and leaves the theme as it was.
 */
export async function writePreview(ctx: CtxWith<"curator" | "places">, work: ThemeWork): Promise<void> {
  const isThisWork = and(eq(scheduledThemes.id, work.themeId), eq(scheduledThemes.workId, work.workId));
  const [row] = await ctx.db.select().from(scheduledThemes).where(isThisWork);
  // It was done before a restart, or the theme was skipped.
  if (!row) return;
  const { theme, targetWeek } = row;
  const publication = {
    isEmailGuide: true,
    isAdminOnly: true,
    createdAt: ctx.now,
    week: targetWeek,
    attach: attachPreview({ ...work, prompt: theme, now: ctx.now }),
  };
  try {
    const onTheDay = { ...ctx, now: new Date(`${targetWeek}${SEND_HOUR}`) };
    await createGuide(onTheDay, { city: THEME_CITY, prompt: theme }, { publication });
  } catch (error) {
    throwIfCancelled(ctx.signal, "The preview of the theme");
    if (!(error instanceof AppError)) throw error;
    await failThemeWork(ctx.db, work.workId, { message: error.userMessage, code: error.code });
  }
}
