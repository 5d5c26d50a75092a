import { and, desc, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { GuideSummary } from "@/lib/contracts/guide";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { viewAdminGuide, viewGuideSummary } from "./view";

const READER_LIST_MAX = 200;
/** Administrators can delete and hide only what is listed, so their list reaches far back. */
const ADMIN_LIST_MAX = 2_000;
const EMAIL_LIST_MAX = 100;

/**
 * A city's guides, newest first. `includeAll` adds those for administrators only, and returns each as an `AdminGuide`;
 * only administrators may set it.
 */
export async function listGuides(
  { db, user }: Ctx & { user: SessionUser },
  { city, includeAll }: { city?: City | undefined; includeAll: boolean },
): Promise<GuideSummary[]> {
  if (includeAll) requireAdmin(user);
  const rows = await db
    .select()
    .from(guides)
    .where(and(city && eq(guides.city, city), includeAll ? undefined : eq(guides.isAdminOnly, false)))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(includeAll ? ADMIN_LIST_MAX : READER_LIST_MAX);
  return rows.map((row) => ({
    ...(includeAll ? viewAdminGuide(row) : viewGuideSummary(row)),
    ...(row.authorId === user.id && { isOwn: true as const }),
  }));
}

/** A city's public email guides, newest first. */
export async function listEmailGuides(
  { db }: Pick<Ctx, "db">,
  { city, limit }: { city: City; limit: number },
): Promise<GuideSummary[]> {
  const rows = await db
    .select()
    .from(guides)
    .where(and(eq(guides.city, city), eq(guides.isEmailGuide, true), eq(guides.isAdminOnly, false)))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(Math.min(limit, EMAIL_LIST_MAX));
  return rows.map(viewGuideSummary);
}
