import { and, desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { guides } from "@/db/schema";
import type { City } from "@/lib/core/cities";

/** The guide that a city's readers were sent last, of those that anybody may read. */
export async function findLatestGuide(
  db: Database | Transaction,
  city: City,
): Promise<{ id: string; name: string } | null> {
  const [guide] = await db
    .select({ id: guides.id, name: guides.name })
    .from(guides)
    .where(and(eq(guides.city, city), eq(guides.isEmailGuide, true), eq(guides.isAdminOnly, false)))
    .orderBy(desc(guides.createdAt))
    .limit(1);
  return guide ?? null;
}
