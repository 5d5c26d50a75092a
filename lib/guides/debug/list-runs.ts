import { desc, eq, sql } from "drizzle-orm";
import { guideGenerations, guides, users } from "@/db/schema";
import type { GuideRunSummary } from "@/lib/contracts/guide-run";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { viewGuideRunSummary } from "./view-run";

const LIST_MAX = 100;

/** A city's stored runs, newest first: the records of guides, and debug runs. Administrators only. */
export async function listGuideRuns(
  { db, user }: Ctx & { user: SessionUser },
  { city }: { city: City },
): Promise<GuideRunSummary[]> {
  requireAdmin(user);
  const { id, state, error, isDebug, parentId, fromStage, isEdited, usage, createdAt } = guideGenerations;
  const rows = await db
    .select({
      run: {
        id,
        city: guideGenerations.city,
        prompt: guideGenerations.prompt,
        state,
        error,
        isDebug,
        parentId,
        fromStage,
        isEdited,
        usage,
        createdAt,
      },
      guide: {
        id: guides.id,
        name: guides.name,
        isAdminOnly: guides.isAdminOnly,
        city: guides.city,
        prompt: guides.prompt,
      },
      adminName: users.username,
    })
    .from(guideGenerations)
    .leftJoin(guides, eq(guides.id, guideGenerations.guideId))
    .leftJoin(users, eq(users.id, guideGenerations.adminId))
    .where(eq(sql`coalesce(${guides.city}, ${guideGenerations.city})`, city))
    .orderBy(desc(createdAt), desc(id))
    .limit(LIST_MAX);
  return rows.map(viewGuideRunSummary);
}
