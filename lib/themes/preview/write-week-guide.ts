import type { WriteDraftInput } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import { THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import { findWeekTheme } from "@/lib/editions/find-week-theme";
import { writeDraft } from "@/lib/editions/write-draft";
import type { Ctx } from "@/lib/ports/context";
import { requestPreview } from "./request-preview";
import { waitForPreview } from "./wait-for-preview";

/**
 * Has a city's guide of this week written before it is sent: as the preview of the week's approved theme where there is
 * one for the city, else as a draft. Administrators only.
 * @throws AppError as both do
 */
export async function writeWeekGuide(ctx: Ctx & { user: SessionUser }, input: WriteDraftInput): Promise<void> {
  requireAdmin(ctx.user);
  const { themeId, guide } = await findWeekTheme(ctx.db, input.week);
  const isPreview = input.city === THEME_CITY && input.week === weekOf(ctx.now) && guide === null;
  if (isPreview && themeId !== null) await waitForPreview(ctx, await requestPreview(ctx, themeId));
  else await writeDraft(ctx, input);
}
