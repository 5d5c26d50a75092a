import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import type { Correction } from "./correction";
import { writeCorrection } from "./write-correction";

/** Sets a place right, closes it, or takes a closing back. Answers the guides that hold it. Administrators only. */
export async function correctRestaurant(
  ctx: Ctx & { user: SessionUser },
  id: string,
  correction: Correction,
): Promise<string[]> {
  requireAdmin(ctx.user);
  return ctx.db.transaction((tx) => writeCorrection(tx, ctx, id, correction));
}
