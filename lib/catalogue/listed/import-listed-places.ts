import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { catalogueImports, restaurants } from "@/db/schema";
import { sha256 } from "@/lib/core/sha256";
import { snakeCase } from "@/lib/core/snake-case";
import { type ListedRow, listedRow } from "./listed-row";
import { moveMarks } from "./move-marks";
import { planListedPlaces } from "./plan-listed-places";
import { type ListedPlace, readListedPlaces } from "./read-listed-places";
import { rebuildIndexes } from "./rebuild-indexes";

const SOURCE = "listed";
const BATCH_SIZE = 1_000;

/** Fewer rows go into the search indexes one by one sooner than these are built anew. */
const REBUILD_FROM = 1_000;

type Options = {
  places?: ListedPlace[];
  /** False where no server is running, or there is nothing to read yet: then the search indexes are built anew. */
  hasReaders?: boolean;
};
export type ListedImport = { added: number; updated: number; merged: number; closed: number };

/**
 * Brings the lists' places into the database, without those that somebody has described. The same lists over the same catalogue
 * change nothing. A place that left its list is marked closed, and one that is described by now is merged into what describes it,
 * with every mark that readers set.
 */
export async function importListedPlaces(
  db: Database,
  { places = readListedPlaces(), hasReaders = true }: Options = {},
): Promise<ListedImport> {
  const checksum = await checksumOf(db, places);
  const [last] = await db.select().from(catalogueImports).where(eq(catalogueImports.source, SOURCE));
  if (last?.checksum === checksum) return { added: 0, updated: 0, merged: 0, closed: 0 };
  return db.transaction(async (tx) => {
    const { added, updated, merged, closed } = planListedPlaces(places, await loadRows(tx));
    await moveMarks(tx, merged);
    const rows = [...added, ...updated];
    if (hasReaders || rows.length < REBUILD_FROM) await upsert(tx, rows);
    else await rebuildIndexes(tx, () => upsert(tx, rows));
    if (closed.length > 0)
      await tx
        .update(restaurants)
        .set({ status: "closed", updatedAt: sql`now()` })
        .where(inArray(restaurants.id, closed));
    // Until the server does it by itself, a minute later, it would plan for the few rows that there were before.
    await tx.execute(sql`analyze restaurants`);
    await tx
      .insert(catalogueImports)
      .values({ source: SOURCE, checksum })
      .onConflictDoUpdate({ target: catalogueImports.source, set: { checksum, importedAt: sql`now()` } });
    return { added: added.length, updated: updated.length, merged: merged.length, closed: closed.length };
  });
}

/** Over all that is written, and over what is described: a catalogue that grows takes listed places over. */
async function checksumOf(db: Database, places: readonly ListedPlace[]): Promise<string> {
  const { id, name, address, source, latitude, longitude } = restaurants;
  const line = sql`concat_ws('|', ${id}, ${name}, ${address}, ${latitude}, ${longitude})`;
  const [described] = await db
    .select({ checksum: sql<string | null>`md5(string_agg(md5(${line}), '' order by ${id}))` })
    .from(restaurants)
    .where(sql`${source} <> 'listed'`);
  return sha256(JSON.stringify([described?.checksum, places.map((place) => listedRow("", place))]));
}

const { id, name, address, latitude, longitude, hasApproximateCoordinates } = restaurants;

async function loadRows(tx: Transaction) {
  const described = await tx
    .select({ id, name, address, latitude, longitude, hasApproximateCoordinates })
    .from(restaurants)
    .where(sql`${restaurants.source} <> 'listed'`);
  const listed = await tx.select().from(restaurants).where(eq(restaurants.source, "listed"));
  return { described, listed };
}

const TEXTS =
  "id source name name_text address postal_code city town neighbourhood phone_number listed_by search_text status";
/** The columns that are written, with their types; a row is an object with these names. */
const COLUMNS: Record<string, string> = {
  ...Object.fromEntries(TEXTS.split(" ").map((column) => [column, "text"])),
  latitude: "float8",
  longitude: "float8",
  cuisines: "text[]",
  last_seen_on: "date",
};
const NAMES = Object.keys(COLUMNS);
const NAME_LIST = sql.raw(NAMES.join(", "));
const TYPED_LIST = sql.raw(NAMES.map((column) => `${column} ${COLUMNS[column]}`).join(", "));
const EXCLUDED = sql.raw(
  NAMES.filter((column) => column !== "id")
    .map((column) => `${column} = excluded.${column}`)
    .join(", "),
);

/** One parameter for each batch: with one for each value, parsing the statement took longer than carrying it out. */
async function upsert(tx: Transaction, rows: ListedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const batch = rows.slice(at, at + BATCH_SIZE).map(toColumns);
    await tx.execute(sql`
      insert into restaurants (${NAME_LIST})
      select ${NAME_LIST} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as listed(${TYPED_LIST})
      on conflict (id) do update set ${EXCLUDED}, updated_at = now()`);
  }
}

const toColumns = (row: ListedRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));
