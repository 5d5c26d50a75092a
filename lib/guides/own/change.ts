import { and, eq, sql } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { ChangeOwnGuideInput, OwnGuide } from "@/lib/contracts/own-guide";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { viewOwnGuide } from "../view";
import { countChange } from "./count-change";
import { isAuthorsToChange, isOwnGuide, refusal } from "./is-own";

/**
 * Renames a guide of the current user's, takes it off every public page, or lists it again. One statement: whatever an
 * editor does to it at the same moment is seen before or after, and wins.
 * @throws AppError not_found, conflict (a weekly or featured guide), too_many
 */
export async function changeOwnGuide(
  ctx: Ctx & { user: SessionUser },
  id: string,
  { name, isListed }: ChangeOwnGuideInput,
): Promise<OwnGuide> {
  const { db, user, now } = ctx;
  await countChange(ctx, id);
  const isOwn = and(eq(guides.id, id), isOwnGuide(user.id));
  const [changed] = await db
    .update(guides)
    .set({
      ...(name !== undefined && { name }),
      ...(isListed === true && { isAdminOnly: false, unlistedAt: null }),
      ...(isListed === false && {
        isAdminOnly: true,
        unlistedAt: sql`coalesce(${guides.unlistedAt}, ${now.toISOString()}::timestamptz)`,
      }),
      updatedAt: now,
    })
    .where(and(isOwn, isAuthorsToChange))
    .returning();
  if (changed) return viewOwnGuide(changed);
  const [kept] = await db.select({ isEmailGuide: guides.isEmailGuide }).from(guides).where(isOwn);
  throw refusal(kept);
}
