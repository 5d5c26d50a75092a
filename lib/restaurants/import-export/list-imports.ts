import { and, desc, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import { placeImports } from "@/db/schema";
import type { ImportSummary } from "@/lib/contracts/place-import";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { countRows } from "./count-rows";
import { viewImportSummary } from "./import-view";

const LISTED_MAX = 50;

/** The user's own imports without their rows, newest first. */
export async function listImports({ db, user, now }: Ctx & { user: SessionUser }): Promise<ImportSummary[]> {
  const isThere = or(
    ne(placeImports.state, "previewed"),
    isNotNull(placeImports.appliedAt),
    gt(placeImports.expiresAt, now),
  );
  const entries = await db
    .select()
    .from(placeImports)
    .where(and(eq(placeImports.userId, user.id), isThere))
    .orderBy(desc(placeImports.createdAt), desc(placeImports.id))
    .limit(LISTED_MAX);
  if (entries.length === 0) return [];
  const counts = await countRows(
    db,
    entries.map(({ id }) => id),
  );
  return entries.flatMap((entry) => {
    const ofEntry = counts.get(entry.id);
    return ofEntry ? [viewImportSummary(entry, ofEntry)] : [];
  });
}
