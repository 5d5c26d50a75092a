import { eq, sql } from "drizzle-orm";
import { guides, restaurants } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "../guide-not-found";
import { entryFlagsQuery } from "./flag-queries";
import { notFlaggedError } from "./settled-already";

type FlagDismissal = { guideId: string; restaurantId: string; seen: number };

/**
 * Dismisses the flags of an entry up to the change `seen`, because its text is still right. Administrators only.
 * @throws AppError conflict where the entry has no open flag
 */
export async function dismissFlag(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId, seen }: FlagDismissal,
): Promise<void> {
  requireAdmin(ctx.user);
  await ctx.db.transaction(async (tx) => {
    const [guide] = await tx.select({ name: guides.name }).from(guides).where(eq(guides.id, guideId)).for("update");
    if (!guide) throw guideNotFound();
    const { rows: dismissed } = await tx.execute(sql`
      insert into dismissed_flags (guide_id, change_id, at)
      select guide_id, change_id, ${ctx.now.toISOString()}::timestamptz
      from (${entryFlagsQuery(guideId, restaurantId)}) flags where change_id <= ${seen}
      on conflict do nothing returning change_id`);
    if (dismissed.length === 0) throw notFlaggedError();
    const [place] = await tx
      .select({ name: restaurants.name })
      .from(restaurants)
      .where(eq(restaurants.id, restaurantId));
    const detail = { restaurantId, restaurantName: place?.name };
    await recordAction(tx, ctx, "guide.entry_kept", { id: guideId, name: guide.name, detail });
  });
}
