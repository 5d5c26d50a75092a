import type { Correction } from "@/lib/contracts/restaurant-correction";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { writeCorrection } from "./write-correction";

/** Corrects a place, closes it, or withdraws a closing. Returns the guides that hold it. Administrators only. */
export async function correctRestaurant(
  ctx: Ctx & { user: SessionUser },
  id: string,
  correction: Correction,
): Promise<string[]> {
  requireAdmin(ctx.user);
  return ctx.db.transaction((tx) => writeCorrection(tx, ctx, id, correction));
}
