import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { evidence } from "@/db/schema";

/** What an introduction may have said of a place: its name, and what it rested on. */
export async function goneFrom(db: Database | Transaction, { id, name }: { id: string; name: string }) {
  const rows = await db.select({ id: evidence.id }).from(evidence).where(eq(evidence.restaurantId, id));
  return { name, evidenceIds: new Set(rows.map((row) => row.id)) };
}
