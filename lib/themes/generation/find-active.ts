import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { themeGenerations } from "@/db/schema";

export type Generation = typeof themeGenerations.$inferSelect;

/** A run by its id while it is going; undefined once it has ended, was stopped or given up. */
export async function findActiveGeneration(db: Database | Transaction, id: string): Promise<Generation | undefined> {
  const [active] = await db
    .select()
    .from(themeGenerations)
    .where(and(eq(themeGenerations.id, id), isNull(themeGenerations.endedAt)));
  return active;
}
