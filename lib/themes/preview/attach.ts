import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, scheduledThemes } from "@/db/schema";
import { AppError } from "../../errors";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import type { ThemeWork } from "../reimagining/reimagine";
import { LAST, tell } from "../tell";
import { NO_WORK, workKey } from "../theme-work";
import { viewTheme } from "../view-theme";

type Attachment = ThemeWork & { wish: string; now: Date };

/**
 * Gives a theme the preview that was written for it, in the transaction that saves it, and lets the old one go.
 * It throws AppError where the theme was skipped, edited or used meanwhile, and then nothing is saved.
 */
export const attachPreview =
  ({ themeId, workId, wish, now }: Attachment) =>
  async (tx: Transaction, guideId: string): Promise<void> => {
    const before = await lockTheme(tx, themeId);
    if (before.workId !== workId) throw new AppError("conflict", "Somebody else has changed this theme meanwhile.");
    await requireOpenWeek(tx, before);
    if (before.theme !== wish) {
      throw new AppError("conflict", "The theme was edited while its preview was written. Generate the preview again.");
    }
    const [after = before] = await tx
      .update(scheduledThemes)
      .set({ ...NO_WORK, guideId, updatedAt: now })
      .where(eq(scheduledThemes.id, themeId))
      .returning();
    if (before.guideId) await tx.delete(guides).where(eq(guides.id, before.guideId));
    await tell(tx, workKey(workId), LAST, { event: "complete", data: { theme: viewTheme(after, now) } });
  };
