import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { evidence, restaurantChanges } from "@/db/schema";

/** By what a guide may mention a place: its names, including former ones, and the ids of its evidence. */
export async function findPlaceTraces(db: Database | Transaction, { id, name }: { id: string; name: string }) {
  const isItsName = and(eq(restaurantChanges.restaurantId, id), eq(restaurantChanges.field, "name"));
  const [rows, former] = await Promise.all([
    db.select({ id: evidence.id }).from(evidence).where(eq(evidence.restaurantId, id)),
    db.select({ name: restaurantChanges.before }).from(restaurantChanges).where(isItsName),
  ]);
  const names = [...new Set([name, ...former.flatMap((change) => change.name ?? [])])];
  return { names, evidenceIds: new Set(rows.map((row) => row.id)) };
}
