import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { nameTextOf } from "../../search-text";
import type { ForeignPlace } from "../reading/foreign-place";
import { type Decision, decide, type Hit, SIMILAR } from "./decide";

/** So that no statement comes near its timeout, whatever a file asks for. */
const ASKED_AT_ONCE = 500;

/** Which of our restaurants each place is, if any, in the order of the places: one statement for each 500 of them. */
export async function matchPlaces(db: Database, places: readonly ForeignPlace[]): Promise<Decision[]> {
  const asked = places.map(({ name, id, googlePlaceId, latitude, longitude }, at) => ({
    ...{ at, id, googlePlaceId, latitude, longitude },
    nameText: nameTextOf(name),
  }));
  const hits: FoundHit[] = [];
  for (let from = 0; from < asked.length; from += ASKED_AT_ONCE) {
    hits.push(...(await findHits(db, JSON.stringify(asked.slice(from, from + ASKED_AT_ONCE)))));
  }
  const hitsOf = Map.groupBy(hits, ({ at }) => at);
  return places.map((place, at) => decide(place, hitsOf.get(at) ?? []));
}

type FoundHit = Hit & { at: number };

/**
 * Every arm is bounded, so that a name of a hundred branches stays small. The slow one, names that are only alike, is
 * for places without a position of whose name there is none.
 */
const findHits = (db: Database, asked: string): Promise<FoundHit[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(SIMILAR)}, true)`);
    const { rows } = await tx.execute<FoundHit>(sql`
      with asked as materialized (
        select *, exists (select from restaurants where name_text = told."nameText") as "isKnown"
        from jsonb_to_recordset(${asked}::jsonb) as told(
          "at" int, "id" text, "googlePlaceId" text, "nameText" text, "latitude" float8, "longitude" float8)
      )
      select asked.at, r.id, r.name_text as "nameText", r.address, r.city, r.town, r.latitude, r.longitude,
        r.has_approximate_coordinates as "hasApproximateCoordinates", r.google_place_id as "googlePlaceId",
        similarity(r.name_text, asked."nameText")::float8 as similarity
      from asked
      cross join lateral (
        select id from restaurants where id = asked.id
        union
        select id from restaurants where google_place_id = asked."googlePlaceId"
        union
        (select id from restaurants where name_text = asked."nameText"
          order by abs(latitude - asked.latitude) + abs(longitude - asked.longitude), id limit 12)
        union
        (select id from restaurants
          where asked."nameText" <> '' and name_text ~>=~ (asked."nameText" || ' ') and name_text ~<~ (asked."nameText" || '!')
          order by abs(latitude - asked.latitude) + abs(longitude - asked.longitude), id limit 6)
        union
        (select id from restaurants
          where latitude between asked.latitude - 0.01 and asked.latitude + 0.01
            and longitude between asked.longitude - 0.0125 and asked.longitude + 0.0125
            and similarity(name_text, asked."nameText") >= 0.3
          order by similarity(name_text, asked."nameText") desc, id limit 8)
        union
        (select id from restaurants
          where asked.latitude is null and not asked."isKnown" and name_text % asked."nameText"
          order by similarity(name_text, asked."nameText") desc, id limit 8)
      ) as near
      join restaurants r on r.id = near.id`);
    return [...rows];
  });
