import { and, eq, isNotNull } from "drizzle-orm";
import { guides } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "./guide-not-found";

/**
 * Takes a public guide off every public page, or puts it back. A hidden guide is admin-only, so that every access check
 * covers it; `hiddenAt` distinguishes it from a preview. Administrators only.
 * @throws AppError conflict for a preview, which is published on its Thursday
 */
export async function setGuideHidden(ctx: Ctx & { user: SessionUser }, id: string, isHidden: boolean): Promise<void> {
  requireAdmin(ctx.user);
  const { db, now } = ctx;
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(guides)
      .set({ isAdminOnly: isHidden, hiddenAt: isHidden ? now : null })
      .where(
        and(
          eq(guides.id, id),
          isHidden ? eq(guides.isAdminOnly, false) : and(eq(guides.isAdminOnly, true), isNotNull(guides.hiddenAt)),
        ),
      )
      .returning({ name: guides.name });
    if (changed) {
      return recordAction(tx, ctx, isHidden ? "guide.hidden" : "guide.shown", { id, name: changed.name });
    }
    const [guide] = await tx.select().from(guides).where(eq(guides.id, id));
    if (!guide) throw guideNotFound();
    if (guide.isAdminOnly && guide.hiddenAt === null) {
      throw new AppError("conflict", "This is a preview: its Thursday publishes it.");
    }
  });
}
