import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EditionMessage, editions } from "@/db/schema";
import { inventCity } from "@/lib/testing/invent-city";

const WEEK = "2026-11-19";
const AT_ONCE = 50_000;

/** Makes a city with so many confirmed readers, and its edition, whose message is frozen. */
export async function makeEdition(
  db: Database,
  city: string,
  readers: number,
  message: EditionMessage,
): Promise<string> {
  const tag = city.toLowerCase().replaceAll(/\W+/g, "-");
  for (let first = 1; first <= readers; first += AT_ONCE) {
    const last = Math.min(readers, first + AT_ONCE - 1);
    await db.execute(sql`
      insert into subscribers (email, email_key, city, state, confirmed_at)
      select email, email, ${city}, 'confirmed', now() - interval '1 day'
      from (
        select 'reader-' || i || '@' || ${tag}::text || '.example' as email
        from generate_series(${first}::int, ${last}::int) i
      ) as made`);
  }
  await db.execute(sql`analyze subscribers`);
  const [edition] = await db
    .insert(editions)
    .values({ city: inventCity(city), week: WEEK, state: "sending", message, openedAt: new Date() })
    .returning({ id: editions.id });
  if (!edition) throw new Error("The edition was not inserted.");
  return edition.id;
}
