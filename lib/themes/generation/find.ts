import { and, eq, isNull } from "drizzle-orm";
import { themeGenerations } from "@/db/schema";
import { requireAdmin } from "../../auth/require-admin";
import { THEME_CITY } from "../../cities";
import type { Ctx, SessionUser } from "../../context";

/** The run that is going, or null. Administrators only. */
export async function findGeneration({ db, user }: Ctx & { user: SessionUser }): Promise<string | null> {
  requireAdmin(user);
  const [going] = await db
    .select({ id: themeGenerations.id })
    .from(themeGenerations)
    .where(and(eq(themeGenerations.city, THEME_CITY), isNull(themeGenerations.endedAt)));
  return going?.id ?? null;
}
