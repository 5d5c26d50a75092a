import { asc, eq, inArray } from "drizzle-orm";
import { placeImportRows, restaurantStatuses, restaurants } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { isMarkOf } from "../personal";
import type { ImportedPlace, PlaceImport } from "./contract";
import { countRows } from "./count-rows";
import { findOwnImport } from "./find-import";
import { type KeptRow, rowView, summaryView } from "./import-view";

/**
 * One's own import, with each row's match or candidates and what they are to the person at this moment.
 * @throws AppError not_found
 */
export async function getImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport> {
  const entry = await findOwnImport(ctx.db, ctx, id);
  const { importId: _, ...columns } = rowColumns;
  const rows = await ctx.db
    .select(columns)
    .from(placeImportRows)
    .where(eq(placeImportRows.importId, id))
    .orderBy(asc(placeImportRows.line));
  const places = await placesOf(ctx, rows);
  const counts = (await countRows(ctx.db, [id])).get(id);
  if (!counts) throw new Error(`The import ${id} has no rows.`);
  return { ...summaryView(entry, counts), rows: rows.map((row) => rowView(row, places)) };
}

const { importId, line, list, name, address, status, restaurantId, confidence, reason, candidateIds } = placeImportRows;
const { outcome, appliedTo, appliedStatus, formerStatus } = placeImportRows;
const rowColumns = {
  ...{ importId, line, list, name, address, status, restaurantId, confidence, reason, candidateIds },
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
