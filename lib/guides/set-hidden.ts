import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { guides } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "./guide-not-found";

/**
 * Takes a public guide off every public page, or puts it back. A hidden guide is admin-only, so that every access check
 * covers it; `hiddenAt` distinguishes it from a preview. One that its author had unlisted is hidden from them too, and is
 * unlisted again once it is shown. Administrators only.
 * @throws AppError conflict for a preview, which is published on its Thursday, and for one that its author unlisted
 */
export async function setGuideHidden(ctx: Ctx & { user: SessionUser }, id: string, isHidden: boolean): Promise<void> {
  requireAdmin(ctx.user);
  const { db, now } = ctx;
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(guides)
      .set(
        isHidden ? { isAdminOnly: true, hiddenAt: now } : { isAdminOnly: isNotNull(guides.unlistedAt), hiddenAt: null },
      )
      .where(
        and(
          eq(guides.id, id),
          isHidden
            ? and(isNull(guides.hiddenAt), or(eq(guides.isAdminOnly, false), isNotNull(guides.unlistedAt)))
            : and(eq(guides.isAdminOnly, true), isNotNull(guides.hiddenAt)),
        ),
      )
      .returning({ name: guides.name });
    if (changed) {
      return recordAction(tx, ctx, isHidden ? "guide.hidden" : "guide.shown", { id, name: changed.name });
    }
    const [guide] = await tx.select().from(guides).where(eq(guides.id, id));
    if (!guide) throw guideNotFound();
    if (guide.unlistedAt !== null && guide.hiddenAt === null) {
      throw new AppError("conflict", "Its author hid this guide, and only they can show it again.");
    }
    if (guide.isAdminOnly && guide.hiddenAt === null) {
      throw new AppError("conflict", "This is a preview: its Thursday publishes it.");
    }
  });
}
