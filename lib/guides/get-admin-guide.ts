import { eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { AdminGuide } from "@/lib/contracts/guide";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "./guide-not-found";
import { viewAdminGuide } from "./view";

/** A guide as the admin screens list it. Administrators only. */
export async function getAdminGuide({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<AdminGuide> {
  requireAdmin(user);
  const [guide] = await db.select().from(guides).where(eq(guides.id, id));
  if (!guide) throw guideNotFound();
  return viewAdminGuide(guide);
}
