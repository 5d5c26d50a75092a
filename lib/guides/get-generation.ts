import { eq } from "drizzle-orm";
import { guideGenerations } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";

/** How a guide was made: the seven stages' outputs, and what each cost. Administrators only. */
export async function getGeneration({ db, user }: Ctx & { user: SessionUser }, guideId: string) {
  requireAdmin(user);
  const [record] = await db.select().from(guideGenerations).where(eq(guideGenerations.guideId, guideId));
  if (!record) throw new AppError("not_found", "There is no record of how this guide was made.");
  const { guideId: _, createdAt, ...generation } = record;
  return { ...generation, createdAt: createdAt.toISOString() };
}
