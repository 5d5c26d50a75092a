import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { ImportedPlace, ImportRow, PlaceImport } from "@/lib/contracts/place-import";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf } from "../select-for-reader";
import { countRows } from "./count-rows";
import { getOwnImportRow, importNotFound } from "./get-import-row";
import { type StoredImportRow, viewImportRow, viewImportSummary } from "./import-view";

/**
 * One of the user's own imports, with each row's match or candidates and their current statuses.
 * @throws AppError not_found
 */
export async function getImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport> {
  const entry = await getOwnImportRow(ctx.db, ctx, id);
  const rows: ImportRow[] = [];
  for (;;) {
    const stored = await readRows(ctx, id, rows.at(-1)?.line ?? 0);
    const places = await findPlaces(ctx, stored);
    rows.push(...stored.map((row) => viewImportRow(row, places)));
    if (stored.length < ROWS_AT_ONCE) break;
  }
  const counts = (await countRows(ctx.db, [id])).get(id);
  // It was deleted while it was being read.
  if (!counts || counts.rows !== rows.length) throw importNotFound();
  return { ...viewImportSummary(entry, counts), rows };
}

/** Read in batches, so that other readers wait for one batch, not for all. */
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
        [...ids].filter((candidateId) => candidateId !== null),
      ),
    );
  return new Map(places.map((place) => [place.id, place]));
}
