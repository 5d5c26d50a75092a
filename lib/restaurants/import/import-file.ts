import { sql } from "drizzle-orm";
import { importedRestaurants, restaurants } from "@/db/schema";
import { COMMAND_LINE } from "../../audit/command-line";
import { recordAction } from "../../audit/record-action";
import type { Ctx } from "../../context";
import { readPlaces } from "./read-places";
import { readRows } from "./read-rows";
import type { ImportReport } from "./report";
import { sortRows } from "./sort-rows";
import { writePlaces } from "./write-places";

/** "catalogue import", as a number: a second import waits for the first. */
const ADVISORY_LOCK = 5_862_788;

type Input = { bytes: Uint8Array; fileName: string; isDryRun?: boolean };

/**
 * Brings a file of the editors' own places into the catalogue, all of it or nothing: new places, corrected ones, and
 * nothing where the file says what it said last time. Places that left the file stay. A row that can't be taken is
 * skipped with its reason. @throws AppError for a file that can't be read at all
 */
export async function importFile({ db, now }: Pick<Ctx, "db" | "now">, input: Input): Promise<ImportReport> {
  const { bytes, fileName: file, isDryRun = false } = input;
  const { rows, unknownColumns } = readRows(bytes, file);
  const read = readPlaces(rows, now.getUTCFullYear());
  const { id, name, source, googlePlaceId, latitude, longitude, city, status } = restaurants;
  const sorted = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const plan = sortRows({
      ...{ file, read },
      restaurants: await tx
        .select({ id, name, source, googlePlaceId, latitude, longitude, city, status })
        .from(restaurants),
      records: await tx.select().from(importedRestaurants),
    });
    if (isDryRun) return plan;
    await writePlaces(tx, file, plan, now);
    const changed = { imported: plan.imported.length, updated: plan.updated.length };
    if (changed.imported + changed.updated > 0) {
      await recordAction(tx, { user: COMMAND_LINE, now }, "catalogue.imported", { name: file, detail: changed });
    }
    return plan;
  });
  const { imported, updated, unchanged, skipped, gone } = sorted;
  return {
    ...{ file, isDryRun, unchanged, skipped, gone, unknownColumns },
    imported: imported.length,
    updated: updated.length,
  };
}
