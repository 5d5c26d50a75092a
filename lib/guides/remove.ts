import { eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";

/** Deletes a guide with its entries and its generation record. Administrators only. */
export async function removeGuide({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  const removed = await db.delete(guides).where(eq(guides.id, id)).returning({ id: guides.id });
  if (removed.length === 0) throw new AppError("not_found", "We couldn't find the guide you're looking for.");
}
