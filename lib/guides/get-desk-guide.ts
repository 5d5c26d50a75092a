import { eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import type { DeskGuide } from "./contract";
import { unknownGuide } from "./get";
import { viewDeskGuide } from "./view";

/** A guide as the desk lists it. Administrators only. */
export async function getDeskGuide({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<DeskGuide> {
  requireAdmin(user);
  const [guide] = await db.select().from(guides).where(eq(guides.id, id));
  if (!guide) throw unknownGuide();
  return viewDeskGuide(guide);
}
