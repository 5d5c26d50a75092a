import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { importedRestaurants, restaurants } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import type { Ctx } from "@/lib/ports/context";
import { type ImportPlan, ImportPlanner } from "./import-planner";
import type { ImportReport } from "./import-report";
import { loadExisting } from "./load-existing";
import { type ParsedRow, parsePlaces } from "./parse-places";
import { parseRows } from "./parse-rows";
import { writePlaces } from "./write-places";

/** "catalogue import", as a number: the turns of two imports come one after the other. */
const ADVISORY_LOCK = 5_862_788;

/** What one transaction takes: a twentieth of a second on the embedded database, where all others wait for it. */
const BATCH_SIZE = 25;
/** Records that one statement reads. */
const PAGE_SIZE = 5_000;

type Input = { bytes: Uint8Array; fileName: string; isDryRun?: boolean };

/**
 * Brings a file of the editors' own places into the catalogue: new places, corrected ones, and nothing where the file
 * says what it said last time. Rows are decided and written 25 to a transaction, so that a killed import has
 * brought whole places and the same command brings the rest. Places that left the file stay. A row that can't be taken
 * is skipped with its reason. @throws AppError for a file that can't be read at all
 */
export async function importCatalogueFile(
  { db, now }: Pick<Ctx, "db" | "now">,
  input: Input,
  onProgress: (progress: { done: number; total: number }) => void = () => {},
): Promise<ImportReport> {
  const { bytes, fileName: file, isDryRun = false } = input;
  const { rows, unknownColumns } = parseRows(bytes, file);
  const read = parsePlaces(rows, now.getUTCFullYear());
  let report: ImportReport = {
    file,
    isDryRun,
    imported: 0,
    updated: 0,
    unchanged: 0,
    skipped: [],
    missing: [],
    unknownColumns,
  };
  const planner = new ImportPlanner(file);
  for (let at = 0; at < read.length; at += BATCH_SIZE) {
    const part = read.slice(at, at + BATCH_SIZE);
    const isLast = at + BATCH_SIZE >= read.length;
    const isFirst = report.imported + report.updated === 0;
    const after = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
      const planned = await planBatch(tx, planner, file, part);
      const counted = addCounts(report, planned);
      if (isDryRun) return counted;
      await writePlaces(tx, file, planned, now);
      await recordImport(tx, counted, now, { isFirst, isLast });
      return counted;
    });
    planner.commit();
    report = after;
    onProgress({ done: at + part.length, total: read.length });
  }
  return { ...report, missing: await listMissing(db, file, planner) };
}

async function planBatch(
  tx: Transaction,
  planner: ImportPlanner,
  file: string,
  part: ParsedRow[],
): Promise<ImportPlan> {
  const places = part.flatMap(({ place }) => place ?? []);
  return planner.plan(part, await loadExisting(tx, file, places));
}

const addCounts = (report: ImportReport, { imported, updated, unchanged, skipped }: ImportPlan): ImportReport => ({
  ...report,
  imported: report.imported + imported.length,
  updated: report.updated + updated.length,
  unchanged: report.unchanged + unchanged,
  skipped: [...report.skipped, ...skipped],
});

/** Logs the start of an import and its result: one that is killed in between leaves the start. */
async function recordImport(
  tx: Transaction,
  { file, imported, updated }: ImportReport,
  now: Date,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Promise<void> {
  if (imported + updated === 0) return;
  const by = { user: COMMAND_LINE, now };
  if (isLast) await recordAction(tx, by, "catalogue.imported", { name: file, detail: { imported, updated } });
  else if (isFirst) await recordAction(tx, by, "catalogue.import_begun", { name: file });
}

/** Names of the places that the file brought earlier and no longer contains, once all its rows are planned. */
async function listMissing(db: Database, file: string, planner: ImportPlanner): Promise<string[]> {
  const { restaurantId, key } = importedRestaurants;
  const missing: string[] = [];
  for (let after = ""; ; ) {
    const records = await db
      .select({ restaurantId, key, name: restaurants.name })
      .from(importedRestaurants)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(and(eq(importedRestaurants.file, file), gt(restaurantId, after)))
      .orderBy(asc(restaurantId))
      .limit(PAGE_SIZE);
    missing.push(...records.filter((record) => planner.isMissing(record)).map(({ name }) => name));
    const last = records.at(-1);
    if (!last || records.length < PAGE_SIZE) return missing;
    after = last.restaurantId;
  }
}
