import { eq } from "drizzle-orm";
import { discardedThemes, guides, scheduledThemes } from "@/db/schema";
import type { CtxWith } from "@/lib/ports/context";
import { lockThemes } from "../generation/lock-themes";
import { listPlannedThemes } from "../imagine/existing-themes";
import { findSimilarTheme } from "../imagine/find-similar-theme";
import { type ImaginedTheme, tooSimilarReason } from "../imagine/imagine-theme";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { publishEvent, TERMINAL_KEY } from "../publish-event";
import { CLEARED_WORK, themeChangedError, workKey } from "../theme-work";
import { viewTheme } from "../view-theme";

export type ThemeWork = { themeId: string; workId: string };

type SaveOutcome = { accepted: { guideId: string | null } } | { reason: string };

/**
 * Replaces a theme by the new idea, pending again and without its preview, and publishes it: all or nothing.
 * @throws AppError conflict or not_found where somebody else changed the theme or its Thursday has come
 */
export async function saveReimagined(
  { db, now, providers: { embedded } }: Pick<CtxWith<"embedded">, "db" | "now" | "providers">,
  { themeId, workId }: ThemeWork,
  imagined: ImaginedTheme,
): Promise<SaveOutcome> {
  return db.transaction(async (tx) => {
    await lockThemes(tx);
    const before = await lockTheme(tx, themeId);
    if (before.workId !== workId) throw themeChangedError();
    await requireOpenWeek(tx, before);
    const other = await findSimilarTheme(embedded, imagined.theme, {
      taken: await listPlannedThemes(tx, before.targetWeek),
      discarded: [],
    });
    if (other !== null) return { reason: tooSimilarReason(other) };
    const { city, targetWeek, theme, guideId } = before;
    const [after = before] = await tx
      .update(scheduledThemes)
      .set({ ...imagined, ...CLEARED_WORK, status: "PENDING", guideId: null, updatedAt: now })
      .where(eq(scheduledThemes.id, themeId))
      .returning();
    if (guideId) await tx.delete(guides).where(eq(guides.id, guideId));
    if (theme.trim()) await tx.insert(discardedThemes).values({ city, targetWeek, theme, discardedAt: now });
    const data = { theme: viewTheme(after, now) };
    await publishEvent(tx, workKey(workId), "updated", { event: "updated", data });
    await publishEvent(tx, workKey(workId), TERMINAL_KEY, { event: "complete", data });
    return { accepted: { guideId } };
  });
}
