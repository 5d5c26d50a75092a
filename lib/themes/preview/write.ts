import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import { THEME_CITY } from "../../cities";
import type { CtxWith } from "../../context";
import { AppError, throwIfCancelled } from "../../errors";
import { createGuide } from "../../guides/create";
import { endWork } from "../end-work";
import type { ThemeWork } from "../reimagining/reimagine";
import { attachPreview } from "./attach";

/** Before the guide is sent at eight in California, on whichever side of daylight saving. */
const MORNING = "T15:00:00Z";

/**
 * Writes the guide of a theme as of its Thursday, for administrators only until then. It is saved and attached in one
 * transaction, so that no preview is without its theme. What goes wrong is told, and leaves the theme as it was.
 */
export async function writePreview(ctx: CtxWith<"curator" | "places">, work: ThemeWork): Promise<void> {
  const isMine = and(eq(scheduledThemes.id, work.themeId), eq(scheduledThemes.workId, work.workId));
  const [row] = await ctx.db.select().from(scheduledThemes).where(isMine);
  // It was done before a restart, or the theme was skipped.
  if (!row) return;
  const { theme, targetWeek } = row;
  const publication = {
    ...{ isEmailGuide: true, isAdminOnly: true, createdAt: ctx.now },
    attach: attachPreview({ ...work, wish: theme, now: ctx.now }),
  };
  try {
    const onTheDay = { ...ctx, now: new Date(`${targetWeek}${MORNING}`) };
    await createGuide(onTheDay, { city: THEME_CITY, prompt: theme }, { publication });
  } catch (error) {
    throwIfCancelled(ctx.signal);
    if (!(error instanceof AppError)) throw error;
    await endWork(ctx.db, work.workId, { message: error.userMessage, code: error.code });
  }
}
