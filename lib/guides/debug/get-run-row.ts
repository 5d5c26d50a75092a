import { eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/db/client";
import { guideGenerations, guides, users } from "@/db/schema";
import { AppError } from "@/lib/core/errors";

/** A stored run with its guide. @throws AppError not_found */
export async function getGuideRunRow(db: Database, runId: string) {
  const isUuid = z.uuid().safeParse(runId).success;
  const [row] = isUuid ? await selectGuideRuns(db, eq(guideGenerations.id, runId)) : [];
  if (!row) throw new AppError("not_found", "There is no such run.");
  return row;
}

export const selectGuideRuns = (db: Database, which: SQL | undefined) =>
  db
    .select({ run: guideGenerations, guide: guides, adminName: users.username })
    .from(guideGenerations)
    .leftJoin(guides, eq(guides.id, guideGenerations.guideId))
    .leftJoin(users, eq(users.id, guideGenerations.adminId))
    .where(which);
export type GuideRunRow = Awaited<ReturnType<typeof selectGuideRuns>>[number];
