import { and, eq, ne } from "drizzle-orm";
import { guides } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "./guide-not-found";

/**
 * Decides whether search engines, sitemap and feeds list a user-made guide. Administrators only.
 * @throws AppError conflict for an email guide, which is always listed, and for one that is not public
 */
export async function setGuideFeatured(
  ctx: Ctx & { user: SessionUser },
  id: string,
  isFeatured: boolean,
): Promise<void> {
  requireAdmin(ctx.user);
  await ctx.db.transaction(async (tx) => {
    const isPublic = isFeatured ? eq(guides.isAdminOnly, false) : undefined;
    const [changed] = await tx
      .update(guides)
      .set({ isFeatured })
      .where(and(eq(guides.id, id), eq(guides.isEmailGuide, false), ne(guides.isFeatured, isFeatured), isPublic))
      .returning({ name: guides.name });
    if (changed) {
      return recordAction(tx, ctx, isFeatured ? "guide.featured" : "guide.unfeatured", { id, name: changed.name });
    }
    const [guide] = await tx.select().from(guides).where(eq(guides.id, id));
    if (!guide) throw guideNotFound();
    if (guide.isEmailGuide)
      throw new AppError("conflict", "Email guides are listed already: only user-made ones are featured.");
    if (guide.isFeatured !== isFeatured)
      throw new AppError(
        "conflict",
        guide.unlistedAt === null
          ? "This guide is hidden. Show it before you feature it."
          : "Its author hid this guide, so it can't be featured.",
      );
  });
}
