import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { evidence, importedRestaurants, restaurants } from "@/db/schema";
import { toCalendarDate } from "@/lib/core/calendar-date";
import { excludedColumns } from "../excluded-columns";
import type { ImportPlan, PlannedWrite } from "./import-planner";
import { evidenceRows, restaurantRow } from "./restaurant-rows";

/** A statement takes 65,535 parameters, and a row may hold hundreds of notes. */
const SNIPPETS_AT_ONCE = 1_000;

/** Writes what was decided of some rows. */
export async function writePlaces(tx: Transaction, file: string, plan: ImportPlan, now: Date): Promise<void> {
  const { imported, updated, moved } = plan;
  if (moved.length > 0) {
    await tx.update(importedRestaurants).set({ file }).where(inArray(importedRestaurants.restaurantId, moved));
  }
  const writes = [...imported, ...updated];
  if (writes.length === 0) return;
  if (imported.length > 0) await tx.insert(restaurants).values(rowsOf(imported, now));
  if (updated.length > 0) {
    const rows = rowsOf(updated, now);
    const written = Object.keys(rows[0] ?? {}).filter((key) => key !== "id");
    await tx
      .insert(restaurants)
      .values(rows)
      .onConflictDoUpdate({ target: restaurants.id, set: excludedColumns(restaurants, written) });
  }
  await tx
    .insert(importedRestaurants)
    .values(writes.map(({ id, place, checksum }) => ({ restaurantId: id, file, key: place.key, checksum })))
    .onConflictDoUpdate({
      target: importedRestaurants.restaurantId,
      set: excludedColumns(importedRestaurants, ["file", "key", "checksum"]),
    });
  await writeSnippets(tx, writes, now);
}

const rowsOf = (writes: PlannedWrite[], now: Date) =>
  writes.map(({ id, place, before }) => ({
    ...restaurantRow(id, place),
    // What Google, or an editor, found out since is not undone by a file that says nothing of it.
    status: place.status ?? before?.status ?? ("open" as const),
    googlePlaceId: place.googlePlaceId ?? before?.googlePlaceId ?? null,
    // What was listed is described from now on.
    listedBy: null,
    lastSeenOn: null,
    updatedAt: now,
  }));

async function writeSnippets(tx: Transaction, writes: PlannedWrite[], now: Date): Promise<void> {
  const snippets = writes.flatMap(({ id, place }) => evidenceRows(id, place, toCalendarDate(now)));
  const own = and(
    inArray(
      evidence.restaurantId,
      writes.map(({ id }) => id),
    ),
    eq(evidence.source, snippets[0]?.source ?? ""),
  );
  const snippetIds = JSON.stringify(snippets.map(({ id }) => id));
  const isWritten = sql`${evidence.id} in (select jsonb_array_elements_text(${snippetIds}::jsonb))`;
  await tx.delete(evidence).where(and(own, not(isWritten)));
  for (let at = 0; at < snippets.length; at += SNIPPETS_AT_ONCE) {
    await tx
      .insert(evidence)
      .values(snippets.slice(at, at + SNIPPETS_AT_ONCE))
      .onConflictDoUpdate({ target: evidence.id, set: excludedColumns(evidence, ["about", "text", "datedOn"]) });
  }
}
