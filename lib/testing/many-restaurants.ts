import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";

const SYLLABLES = "ba chi do fe gu ha jo ki lu me no pa ri so ta vu za".split(" ");
const CUISINES = ["mexican", "vietnamese", "italian", "thai", "burmese", "ethiopian", "korean", "japanese", "peruvian"];
const SUFFIXES = ["kitchen", "cafe", "house", "grill", "taqueria", "bakery", "and sons", "noodles", "bar"];
const DISHES = ["ramen", "pho", "tacos al pastor", "cioppino", "dumplings", "tea leaf salad", "bibimbap", "ceviche"];
const PLACES = ["mission", "sunset", "rockridge", "temescal", "willow glen", "downtown", "richmond", "fruitvale"];
const CITIES = ["San Francisco", "Oakland", "Berkeley", "San Jose", "Peninsula"];

/**
 * Inserts restaurants by the tens of thousands, the same ones each time: made-up names, real words in their texts, spread
 * over the Bay Area. The slow indexes are rebuilt at the end, which is many times faster than maintaining them.
 */
export async function makeManyRestaurants(db: Database, count: number, cities = CITIES): Promise<void> {
  const { rows: slow } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'restaurants' and indexdef like '%USING gin%'`);
  for (const { name } of slow) await db.execute(sql`drop index ${sql.identifier(name)}`);
  // A hundred thousand at once may take longer than any one statement may on a busy machine.
  for (let from = 1; from <= count; from += BATCH_SIZE)
    await insertBetween(db, { from, to: Math.min(count, from + BATCH_SIZE - 1), cities });
  for (const { definition } of slow) await db.execute(sql.raw(definition));
  await db.execute(sql`analyze restaurants`);
}

const BATCH_SIZE = 10_000;

const insertBetween = (db: Database, { from, to, cities }: { from: number; to: number; cities: string[] }) =>
  db.execute(sql`
    insert into restaurants (id, source, name, name_text, address, city, latitude, longitude, cuisines, search_text)
    select 'made-' || i, 'import', initcap(name), name, i || ' Market St', city,
      37.2 + (i * 7919 % 60000) / 100000.0, -122.5 + (i * 104729 % 60000) / 100000.0, array[initcap(cuisine)],
      concat_ws(' ', name, cuisine, place, lower(city), dish, dish2)
    from (
      select i, ${word(sql`i * 31`)} || ' ' || ${word(sql`i / 7 + i * 13`)} || ' ' || ${pick(SUFFIXES, sql`i`)} as name,
        ${pick(CUISINES, sql`i / 3`)} as cuisine, ${pick(PLACES, sql`i / 5`)} as place, ${pick(cities, sql`i / 11`)} as city,
        ${pick(DISHES, sql`i / 2`)} as dish, ${pick(DISHES, sql`i / 13`)} as dish2
      from generate_series(${from}::bigint, ${to}::bigint) as i
    ) as made`);

const pick = (words: string[], seed: SQL): SQL =>
  sql`(${sql.param(words)}::text[])[(${seed}) % ${words.length}::int + 1]`;

/** One of 4,913 made-up words of three syllables. */
const word = (seed: SQL): SQL =>
  sql.join(
    [sql`${seed}`, sql`(${seed}) / 17`, sql`(${seed}) / 289`].map((part) => pick(SYLLABLES, part)),
    sql` || `,
  );
