import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { ImportedPlace, ImportRow, PlaceImport } from "@/lib/contracts/place-import";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf } from "../select-for-reader";
import { countRows } from "./count-rows";
import { findOwnImport, importNotFound } from "./find-import";
import { type StoredImportRow, viewImportRow, viewImportSummary } from "./import-view";

/**
 * One's own import, with each row's match or candidates and what they are to the person at this moment.
 * @throws AppError not_found
 */
export async function getImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport> {
  const entry = await findOwnImport(ctx.db, ctx, id);
  const rows: ImportRow[] = [];
  for (;;) {
    const kept = await readRows(ctx, id, rows.at(-1)?.line ?? 0);
    const places = await findPlaces(ctx, kept);
    rows.push(...kept.map((row) => viewImportRow(row, places)));
    if (kept.length < ROWS_AT_ONCE) break;
  }
  const counts = (await countRows(ctx.db, [id])).get(id);
  // It was dropped while it was read.
  if (!counts || counts.rows !== rows.length) throw importNotFound();
  return { ...viewImportSummary(entry, counts), rows };
}

/** Read in parts: whoever else reads waits for one of them, not for all. */
const ROWS_AT_ONCE = 1_000;

const readRows = ({ db }: Ctx, id: string, afterLine: number): Promise<StoredImportRow[]> =>
  db
    .select(rowColumns)
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, id), gt(placeImportRows.line, afterLine)))
    .orderBy(asc(placeImportRows.line))
    .limit(ROWS_AT_ONCE);

const { line, list, name, address, status, restaurantId, confidence, reason, candidateIds } = placeImportRows;
const { outcome, appliedTo, appliedStatus, formerStatus } = placeImportRows;
const rowColumns = {
  line,
  list,
  name,
  address,
  status,
  restaurantId,
  confidence,
  reason,
  candidateIds,
  outcome,
  appliedTo,
  appliedStatus,
  formerStatus,
};

async function findPlaces(
  { db, user }: Ctx & { user: SessionUser },
  rows: StoredImportRow[],
): Promise<Map<string, ImportedPlace>> {
  const ids = new Set(rows.flatMap((row) => [row.restaurantId, row.appliedTo, ...row.candidateIds]));
  ids.delete(null);
  if (ids.size === 0) return new Map();
  const { id, name, address, city } = restaurants;
  const places = await db
    .select({ id, name, address, city, userStatus: restaurantStatuses.status })
    .from(restaurants)
    .leftJoin(restaurantStatuses, isStatusOf(user))
    .where(
      inArray(
        id,
        [...ids].filter((each) => each !== null),
      ),
    );
  return new Map(places.map((place) => [place.id, place]));
}
