import { and, eq, getTableColumns, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { evidence, importedRestaurants, restaurants } from "@/db/schema";
import { evidenceRowsOf, rowOf } from "./records";
import type { Kept, Sorted } from "./sort-rows";

const CHUNK = 200;

/** Writes what an import decided, two hundred places a statement. */
export async function writePlaces(tx: Transaction, file: string, sorted: Sorted, now: Date): Promise<void> {
  const kept = [...sorted.imported, ...sorted.updated];
  for (let at = 0; at < kept.length; at += CHUNK) await writeChunk(tx, file, kept.slice(at, at + CHUNK), now);
  for (let at = 0; at < sorted.moved.length; at += CHUNK) {
    const ids = sorted.moved.slice(at, at + CHUNK);
    await tx.update(importedRestaurants).set({ file }).where(inArray(importedRestaurants.restaurantId, ids));
  }
}

async function writeChunk(tx: Transaction, file: string, kept: Kept[], now: Date): Promise<void> {
  const rows = kept.map(({ id, place, before }) => ({
    ...rowOf(id, place),
    // What Google, or an editor, found out since is not undone by a file that says nothing of it.
    status: place.status ?? before?.status ?? ("open" as const),
    googlePlaceId: place.googlePlaceId ?? before?.googlePlaceId ?? null,
    updatedAt: now,
  }));
  const written = Object.keys(rows[0] ?? {}).filter((key) => key !== "id" && key !== "source");
  await tx
    .insert(restaurants)
    .values(rows)
    .onConflictDoUpdate({ target: restaurants.id, set: excluded(restaurants, written) });
  await tx
    .insert(importedRestaurants)
    .values(kept.map(({ id, place, checksum }) => ({ restaurantId: id, file, key: place.key, checksum })))
    .onConflictDoUpdate({
      target: importedRestaurants.restaurantId,
      set: excluded(importedRestaurants, ["file", "key", "checksum"]),
    });
  await writeSnippets(tx, kept, now);
}

async function writeSnippets(tx: Transaction, kept: Kept[], now: Date): Promise<void> {
  const snippets = kept.flatMap(({ id, place }) => evidenceRowsOf(id, place, now.toISOString().slice(0, 10)));
  const own = and(
    inArray(
      evidence.restaurantId,
      kept.map(({ id }) => id),
    ),
    eq(evidence.source, snippets[0]?.source ?? ""),
  );
  await tx.delete(evidence).where(
    and(
      own,
      notInArray(
        evidence.id,
        snippets.map(({ id }) => id),
      ),
    ),
  );
  for (let at = 0; at < snippets.length; at += 5 * CHUNK) {
    await tx
      .insert(evidence)
      .values(snippets.slice(at, at + 5 * CHUNK))
      .onConflictDoUpdate({ target: evidence.id, set: excluded(evidence, ["about", "text", "datedOn"]) });
  }
}

/** The named columns as the statement would have inserted them. */
function excluded(table: typeof restaurants | typeof importedRestaurants | typeof evidence, names: string[]) {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.fromEntries(
    names.map((name): [string, SQL] => [name, sql`excluded.${sql.identifier(snakeCase(columns[name]?.name ?? name))}`]),
  );
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
