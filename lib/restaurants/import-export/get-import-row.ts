import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { placeImports } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";

export type ImportRecord = typeof placeImports.$inferSelect;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One of the user's own imports. `lock` holds its row until the transaction ends, so that apply and undo never overlap.
 * @throws AppError not_found for one that doesn't exist, belongs to somebody else, or is an expired preview
 */
export async function getOwnImportRow(
  db: Database | Transaction,
  { user, now }: { user: SessionUser; now: Date },
  id: string,
  { lock = false } = {},
): Promise<ImportRecord> {
  if (!UUID.test(id)) throw importNotFound();
  const own = db
    .select()
    .from(placeImports)
    .where(and(eq(placeImports.id, id), eq(placeImports.userId, user.id)));
  const [entry] = await (lock ? own.for("update") : own);
  if (!entry || (isPreview(entry) && entry.expiresAt < now)) throw importNotFound();
  return entry;
}

/** Nothing of it is applied yet. An interrupted import stays until it is fully applied or undone. */
export const isPreview = ({ state, appliedAt }: ImportRecord): boolean => state === "previewed" && appliedAt === null;

export const importNotFound = () =>
  new AppError("not_found", "We couldn't find this import. A preview is kept for a day; bring the file again.");
