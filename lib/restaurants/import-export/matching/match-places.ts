import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { normalizeName } from "../../search-text";
import type { ExternalPlace } from "../reading/external-place";
import { inShortTransaction } from "../short-transactions";
import { throwIfImportCancelled } from "../throw-if-import-cancelled";
import { type MatchCandidate, MIN_SIMILARITY, splitBranch } from "./compare-place";
import { decideMatch, type MatchDecision } from "./decide-match";

/** Names make a few places cost as much as hundreds, so the batch size adapts to how long the last one took. */
const FIRST_BATCH = 10;
const MAX_BATCH = 250;
const TARGET_BATCH_MS = 60;

/**
 * Matches each place to one of our restaurants, or none, in the order of the places. Runs in short batches, so that
 * nobody waits for all of it.
 */
export async function matchPlaces(
  { db, signal }: MatchContext,
  places: readonly ExternalPlace[],
): Promise<MatchDecision[]> {
  const decisions: MatchDecision[] = [];
  let size = FIRST_BATCH;
  while (decisions.length < places.length) {
    throwIfImportCancelled(signal);
    const part = places.slice(decisions.length, decisions.length + size);
    const { hits, ms } = await findCandidates(db, part);
    const hitsOf = Map.groupBy(hits, ({ index }) => index);
    decisions.push(...part.map((place, index) => decideMatch(place, hitsOf.get(index) ?? [])));
    size = Math.max(1, Math.min(MAX_BATCH, 2 * size, Math.round((size * TARGET_BATCH_MS) / ms)));
  }
  return decisions;
}

type MatchContext = { db: Database; signal: AbortSignal };
type IndexedCandidate = MatchCandidate & { index: number };

/**
 * Every arm is bounded, so that a name with a hundred branches stays cheap. The slow arm, similar names, is only for
 * places without a position whose exact name is unknown.
 */
function findCandidates(
  db: Database,
  places: readonly ExternalPlace[],
): Promise<{ hits: IndexedCandidate[]; ms: number }> {
  const input = JSON.stringify(
    places.flatMap(({ name, id, googlePlaceId, latitude, longitude }, index) => {
      const names = new Set([name, splitBranch(name).base].map(normalizeName));
      return [...names].map((nameText) => ({ index, id, googlePlaceId, latitude, longitude, nameText }));
    }),
  );
  return inShortTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(MIN_SIMILARITY)}, true)`);
    const startedAt = performance.now();
    const { rows } = await tx.execute<IndexedCandidate>(sql`
      with input as materialized (
        select *, exists (select from restaurants where name_text = fields."nameText") as "isKnown"
        from jsonb_to_recordset(${input}::jsonb) as fields(
          "index" int, "id" text, "googlePlaceId" text, "nameText" text, "latitude" float8, "longitude" float8)
      )
      select input.index, r.id, r.name_text as "nameText", r.address, r.city, r.town, r.neighbourhood, r.latitude, r.longitude,
        r.has_approximate_coordinates as "hasApproximateCoordinates", r.source = 'listed' as "isListed", r.google_place_id as "googlePlaceId",
        similarity(r.name_text, input."nameText")::float8 as similarity
      from input
      cross join lateral (
        select id from restaurants where id = input.id
        union
        select id from restaurants where google_place_id = input."googlePlaceId"
        union
        (select id from restaurants where name_text = input."nameText"
          order by abs(latitude - input.latitude) + abs(longitude - input.longitude), source = 'listed', id limit 12)
        union
        (select id from restaurants
          where input."nameText" <> '' and name_text ~>=~ (input."nameText" || ' ') and name_text ~<~ (input."nameText" || '!')
          order by abs(latitude - input.latitude) + abs(longitude - input.longitude), source = 'listed', id limit 6)
        union
        (select id from restaurants
          where latitude between input.latitude - 0.01 and input.latitude + 0.01
            and longitude between input.longitude - 0.0125 and input.longitude + 0.0125
            and similarity(name_text, input."nameText") >= 0.3
          order by similarity(name_text, input."nameText") desc, source = 'listed', id limit 8)
        union
        (select id from restaurants
          where input.latitude is null and not input."isKnown" and name_text % input."nameText"
          order by similarity(name_text, input."nameText") desc, id limit 8)
      ) as near
      join restaurants r on r.id = near.id`);
    return { hits: rows, ms: performance.now() - startedAt };
  });
}
