import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { isMarkOf } from "../personal";
import type { ImportedPlace, ImportRow, PlaceImport } from "./contract";
import { countRows } from "./count-rows";
import { findOwnImport, unknownImport } from "./find-import";
import { type KeptRow, rowView, summaryView } from "./import-view";

/**
 * One's own import, with each row's match or candidates and what they are to the person at this moment.
 * @throws AppError not_found
 */
export async function getImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport> {
  const entry = await findOwnImport(ctx.db, ctx, id);
  const rows: ImportRow[] = [];
  for (;;) {
    const kept = await nextRows(ctx, id, rows.at(-1)?.line ?? 0);
    const places = await placesOf(ctx, kept);
    rows.push(...kept.map((row) => rowView(row, places)));
    if (kept.length < ROWS_AT_ONCE) break;
  }
  const counts = (await countRows(ctx.db, [id])).get(id);
  // It was dropped while it was read.
  if (!counts || counts.rows !== rows.length) throw unknownImport();
  return { ...summaryView(entry, counts), rows };
}

/** Read in parts: whoever else reads waits for one of them, not for all. */
const ROWS_AT_ONCE = 1_000;

const nextRows = ({ db }: Ctx, id: string, afterLine: number): Promise<KeptRow[]> =>
  db
    .select(rowColumns)
    .from(placeImportRows)
    .where(and(eq(placeImportRows.importId, id), gt(placeImportRows.line, afterLine)))
    .orderBy(asc(placeImportRows.line))
    .limit(ROWS_AT_ONCE);

const { line, list, name, address, status, restaurantId, confidence, reason, candidateIds } = placeImportRows;
const { outcome, appliedTo, appliedStatus, formerStatus } = placeImportRows;
const rowColumns = {
  ...{ line, list, name, address, status, restaurantId, confidence, reason, candidateIds },
  ...{ outcome, appliedTo, appliedStatus, formerStatus },
};

async function placesOf(
  { db, user }: Ctx & { user: SessionUser },
  rows: KeptRow[],
): Promise<Map<string, ImportedPlace>> {
  const ids = new Set(rows.flatMap((row) => [row.restaurantId, row.appliedTo, ...row.candidateIds]));
  ids.delete(null);
  if (ids.size === 0) return new Map();
  const { id, name, address, city } = restaurants;
  const places = await db
    .select({ id, name, address, city, userStatus: restaurantStatuses.status })
    .from(restaurants)
    .leftJoin(restaurantStatuses, isMarkOf(user))
    .where(
      inArray(
        id,
        [...ids].filter((each) => each !== null),
      ),
    );
  return new Map(places.map((place) => [place.id, place]));
}
