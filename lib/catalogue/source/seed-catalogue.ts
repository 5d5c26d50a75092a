import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { catalogueImports, evidence, restaurants } from "@/db/schema";
import { sha256 } from "@/lib/core/sha256";
import { buildSearchText, normalizeName } from "@/lib/restaurants/search-text";
import { excludedColumns } from "../excluded-columns";
import { builtInCatalogue } from "./built-in-catalogue";
import type { CatalogueEntry } from "./catalogue-entry";
import { catalogueEvidence } from "./evidence";

const SOURCE = "built-in";
const BATCH_SIZE = 200;

/**
 * Brings the built-in catalogue into the database. The same catalogue twice changes nothing; a corrected one updates
 * its rows; a place that left it is marked closed, so that guides which hold it stay whole.
 */
export async function seedCatalogue(db: Database, entries = builtInCatalogue()): Promise<{ imported: number }> {
  // Over all that is written, so that rows follow a change in how they are derived too.
  const written = entries.map((entry) => [restaurantRow(entry), catalogueEvidence(entry)]);
  const checksum = sha256(JSON.stringify(written));
  const [last] = await db.select().from(catalogueImports).where(eq(catalogueImports.source, SOURCE));
  if (last?.checksum === checksum) return { imported: 0 };
  await db.transaction(async (tx) => {
    for (let at = 0; at < entries.length; at += BATCH_SIZE) await upsert(tx, entries.slice(at, at + BATCH_SIZE));
    const slugs = entries.map(({ slug }) => slug);
    await tx
      .update(restaurants)
      .set({ status: "closed", updatedAt: sql`now()` })
      .where(and(eq(restaurants.source, "catalogue"), notInArray(restaurants.id, slugs)));
    await tx
      .insert(catalogueImports)
      .values({ source: SOURCE, checksum })
      .onConflictDoUpdate({ target: catalogueImports.source, set: { checksum, importedAt: sql`now()` } });
  });
  return { imported: entries.length };
}

async function upsert(tx: Transaction, entries: CatalogueEntry[]): Promise<void> {
  // Together: a statement for each would look for new spellings as often.
  const rows = entries.map(restaurantRow);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "id");
  await tx
    .insert(restaurants)
    .values(rows)
    .onConflictDoUpdate({
      target: restaurants.id,
      set: { ...excludedColumns(restaurants, columns), updatedAt: sql`now()` },
    });
  const ids = entries.map(({ slug }) => slug);
  const snippets = entries.flatMap(catalogueEvidence);
  const snippetIds = snippets.map(({ id }) => id);
  await tx.delete(evidence).where(and(inArray(evidence.restaurantId, ids), notInArray(evidence.id, snippetIds)));
  await tx
    .insert(evidence)
    .values(snippets)
    .onConflictDoUpdate({
      target: evidence.id,
      set: { about: sql`excluded.about`, text: sql`excluded.text`, datedOn: sql`excluded.dated_on` },
    });
}

function restaurantRow(entry: CatalogueEntry): typeof restaurants.$inferInsert {
  const { slug, position, phone, since, notes, checked: _, unconfirmed, ...facts } = entry;
  return {
    ...facts,
    id: slug,
    source: "catalogue",
    hasApproximateCoordinates: position.grade === "approximate",
    isUnconfirmed: unconfirmed !== undefined,
    phoneNumber: phone,
    foundedIn: since,
    nameText: normalizeName(entry.name),
    status: "open",
    searchText: buildSearchText(
      entry,
      notes.map(({ text }) => text),
    ),
  };
}
