import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, scheduledThemes } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { publishEvent, TERMINAL_KEY } from "../publish-event";
import type { ThemeWork } from "../reimagining/save-reimagined";
import { CLEARED_WORK, themeChangedError, workKey } from "../theme-work";
import { viewTheme } from "../view-theme";

type PreviewAttachment = ThemeWork & { prompt: string; now: Date };

/**
 * Gives a theme the preview that was written for it, in the transaction that saves it, and lets the old one go.
 * It throws AppError where the theme was skipped, edited or used meanwhile, and then nothing is saved.
 */
export const attachPreview =
  ({ themeId, workId, prompt, now }: PreviewAttachment) =>
  async (tx: Transaction, guideId: string): Promise<void> => {
    const before = await lockTheme(tx, themeId);
    if (before.workId !== workId) throw themeChangedError();
    await requireOpenWeek(tx, before);
    if (before.theme !== prompt) {
      throw new AppError("conflict", "The theme was edited while its preview was written. Generate the preview again.");
    }
    const [after = before] = await tx
      .update(scheduledThemes)
      .set({ ...CLEARED_WORK, guideId, updatedAt: now })
      .where(eq(scheduledThemes.id, themeId))
      .returning();
    if (before.guideId) await tx.delete(guides).where(eq(guides.id, before.guideId));
    await publishEvent(tx, workKey(workId), TERMINAL_KEY, {
      event: "complete",
      data: { theme: viewTheme(after, now) },
    });
  };
