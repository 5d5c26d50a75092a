import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EditionMessage, editions } from "@/db/schema";
import { inventCity } from "@/lib/testing/invent-city";

/** An edition for a hundred of the same readers. */
export async function makeShortEdition(db: Database, city: string, message: EditionMessage): Promise<string> {
  const row = { city: inventCity(city), week: "2026-11-19", state: "sending" as const, message, openedAt: new Date() };
  const [edition] = await db.insert(editions).values(row).returning({ id: editions.id });
  if (!edition) throw new Error("The edition was not inserted.");
  await db.execute(sql`
    insert into deliveries (edition_id, subscriber_id, state)
    select ${edition.id}, id, 'pending' from subscribers where state = 'confirmed' and id > gen_random_uuid() limit 100`);
  return edition.id;
}
