import { and, desc, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { GuideSummary } from "@/lib/contracts/guide";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isVisibleGuide } from "@/lib/restaurants/select-for-reader";
import { viewGuideSummary } from "./view";

const OWN_LIST_MAX = 50;

/** The guides that this reader sparked, in every city, newest first; without those that an editor took down. */
export async function listOwnGuides({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }): Promise<GuideSummary[]> {
  const rows = await db
    .select()
    .from(guides)
    .where(and(eq(guides.authorId, user.id), isVisibleGuide(user)))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(OWN_LIST_MAX);
  return rows.map(viewGuideSummary);
}
