import { and, eq, isNull } from "drizzle-orm";
import { themeGenerations } from "@/db/schema";
import { requireAdmin } from "@/lib/core/authorization";
import { THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** The run that is going, or null. Administrators only. */
export async function findActiveGenerationId({ db, user }: Ctx & { user: SessionUser }): Promise<string | null> {
  requireAdmin(user);
  const [active] = await db
    .select({ id: themeGenerations.id })
    .from(themeGenerations)
    .where(and(eq(themeGenerations.city, THEME_CITY), isNull(themeGenerations.endedAt)));
  return active?.id ?? null;
}
