import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides } from "@/db/schema";
import type { City } from "../cities";

const RECENT = 60;

/** The names of a city's newest guides, for a writer who would rather not repeat one. */
export async function listRecentTitles(db: Database, city: City): Promise<string[]> {
  const rows = await db
    .select({ name: guides.name })
    .from(guides)
    .where(eq(guides.city, city))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT);
  return rows.map(({ name }) => name);
}
