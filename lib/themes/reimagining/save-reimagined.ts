import { eq } from "drizzle-orm";
import { discardedThemes, guides, scheduledThemes } from "@/db/schema";
import type { Ctx } from "../../context";
import { AppError } from "../../errors";
import { lockThemes } from "../generation/lock-themes";
import { findAlike } from "../imagine/find-alike";
import { type Imagined, tooMuchLike } from "../imagine/imagine-theme";
import { readThemes } from "../imagine/read-taken";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { LAST, tell } from "../tell";
import { NO_WORK, workKey } from "../theme-work";
import { viewTheme } from "../view-theme";
import type { ThemeWork } from "./reimagine";

type Kept = { kept: { guideId: string | null } } | { reason: string };

/**
 * Puts the new idea in the old one's place, pending again and without its preview, and tells of it: all or nothing.
 * @throws AppError conflict or not_found where the theme has changed hands or its Thursday has come
 */
export async function saveReimagined(
  { db, now }: Pick<Ctx, "db" | "now">,
  { themeId, workId }: ThemeWork,
  imagined: Imagined,
): Promise<Kept> {
  return db.transaction(async (tx) => {
    await lockThemes(tx);
    const before = await lockTheme(tx, themeId);
    if (before.workId !== workId) throw new AppError("conflict", "Somebody else has changed this theme meanwhile.");
    await requireOpenWeek(tx, before);
    const other = await findAlike(imagined.theme, { taken: await readThemes(tx, before.targetWeek), discarded: [] });
    if (other !== null) return { reason: tooMuchLike(other) };
    const { city, targetWeek, theme, guideId } = before;
    const [after = before] = await tx
      .update(scheduledThemes)
      .set({ ...imagined, ...NO_WORK, status: "PENDING", guideId: null, updatedAt: now })
      .where(eq(scheduledThemes.id, themeId))
      .returning();
    if (guideId) await tx.delete(guides).where(eq(guides.id, guideId));
    if (theme.trim()) await tx.insert(discardedThemes).values({ city, targetWeek, theme, discardedAt: now });
    const data = { theme: viewTheme(after, now) };
    await tell(tx, workKey(workId), "updated", { event: "updated", data });
    await tell(tx, workKey(workId), LAST, { event: "complete", data });
    return { kept: { guideId } };
  });
}
