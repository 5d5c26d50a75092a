import { and, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { OWN_GUIDE_CHANGE_BY_USER } from "@/lib/rate-limit/limits";
import { guideNotFound } from "../guide-not-found";
import { isOwnGuide } from "./is-own";

/**
 * Counts a change of a guide by its author. Whoever names a guide of somebody else changes nothing, not even a count.
 * @throws AppError not_found, too_many
 */
export async function countChange(ctx: Ctx & { user: SessionUser }, guideId: string): Promise<void> {
  const { db, user } = ctx;
  const isThere = await db.$count(guides, and(eq(guides.id, guideId), isOwnGuide(user.id)));
  if (isThere === 0) throw guideNotFound();
  await consumeLimit(ctx, OWN_GUIDE_CHANGE_BY_USER, user.id);
}
