import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { subscribers } from "@/db/schema";

/** The cities whose guides an address receives. */
export async function listReceived(db: Database | Transaction, emailKey: string): Promise<string[]> {
  const rows = await db
    .select({ city: subscribers.city })
    .from(subscribers)
    .where(and(eq(subscribers.emailKey, emailKey), eq(subscribers.state, "confirmed")));
  return rows.map(({ city }) => city).sort();
}
