import { and, between, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import type { Place, SearchPlan } from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import { foldText } from "@/lib/core/fold-text";
import type { Places } from "@/lib/ports/places";
import { isDescribed } from "./is-described";
import { placeColumns } from "./place-columns";

/** Of a name's trigrams, how many a query must hold to be taken for it. */
const NAME_SIMILARITY_MIN = 0.6;

/** Of a city's places, as many as one statement scans: some 30 ms on the embedded database, where others wait for it. */
export const SLICE_SIZE = 4_000;

/** Of those, only so many, the best by everything else, are compared by name: that costs more than all the rest. */
const NAME_COMPARED_MAX = 500;

type SearchInput = Parameters<Places["search"]>[0];

/** The described places of a city that fit a plan, best first. However many there are, no statement scans more than a slice. */
export async function searchCatalogue(
  db: Database,
  runQueued: <T>(query: () => Promise<T>) => Promise<T>,
  { city, plan, limit }: SearchInput,
  signal: AbortSignal,
): Promise<Place[]> {
  const { id } = restaurants;
  // Whoever was cancelled while waiting runs nothing.
  const runInTurn = <T>(query: () => Promise<T>) =>
    runQueued(async () => {
      throwIfCancelled(signal, "The search for places");
      return query();
    });
  const inCity = and(eq(restaurants.city, city), isDescribed);
  let best: Place[] = [];
  let after: string | undefined;
  do {
    const start = and(inCity, after === undefined ? undefined : gt(id, after));
    const [last] = await runInTurn(() =>
      db
        .select({ id })
        .from(restaurants)
        .where(start)
        .orderBy(id)
        .offset(SLICE_SIZE - 1)
        .limit(1),
    );
    const slice = and(start, last && lte(id, last.id));
    const found = await runInTurn(() => searchSlice(db, slice, plan, limit));
    best = after === undefined ? found : [...best, ...found].toSorted(byRelevance).slice(0, limit);
    after = last?.id;
  } while (after !== undefined);
  return best;
}

/**
 * Scores the whole slice by everything but the name, and compares names for the best of it alone. With fewer places than
 * that, as in every city of the built-in catalogue, it compares all.
 */
async function searchSlice(db: Database, slice: SQL | undefined, plan: SearchPlan, limit: number): Promise<Place[]> {
  const words = foldText(plan.query);
  const { id, name } = restaurants;
  // `offset 0` keeps the planner from computing the likeness twice, once to filter and once to score.
  const hits = sql`(
    select id, known + 0.1 * likeness as relevance
    from (
      select id, known, fits, word_similarity(unaccent(lower(name)), ${words}) as likeness
      from (
        select ${id}, ${name}, ${scoreOf(plan, words)} as known, ${matchesPlan(plan, words)} as fits
        from ${restaurants} where ${slice} order by known desc, id limit ${NAME_COMPARED_MAX}
      ) as looked
      offset 0
    ) as named
    where fits or likeness >= ${NAME_SIMILARITY_MIN}
    order by relevance desc, id limit ${limit}
  ) as hits`;
  return db
    .select({ ...placeColumns, relevance: sql<number>`hits.relevance` })
    .from(restaurants)
    .innerJoin(hits, sql`hits.id = ${id}`)
    .orderBy(sql`hits.relevance desc, hits.id`);
}

/** 0 to 0.9: the plan's cuisines and areas weigh most, then its words. */
const scoreOf = (plan: SearchPlan, words: string): SQL => sql`(
    case when ${overlap(restaurants.cuisines, plan.cuisines)} then 0.4 else 0 end
    + case when ${isThere(plan)} then 0.2 else 0 end
    + 0.3 * least(1, 4 * ts_rank(${restaurants.searchWords}, ${anyOf(words)}))
  )::float8`;

/** A text may have a rank for words of which it holds none, such as those that are split where they turn to digits. */
const matchesPlan = (plan: SearchPlan, words: string): SQL => sql`(
    ${overlap(restaurants.cuisines, plan.cuisines)} or ${isThere(plan)}
    or ${restaurants.searchWords} @@ ${anyOf(words)}
  )`;

const anyOf = (words: string): SQL => sql`to_tsquery('simple', ${words.split(" ").filter(Boolean).join(" | ")})`;

/** In one of the plan's areas, which may be towns, or around one of its points. */
function isThere({ areas, around = [] }: SearchPlan): SQL {
  const { neighbourhood, town } = restaurants;
  const isIn = areas.length > 0 ? [inArray(neighbourhood, areas), inArray(town, areas)] : [];
  return or(...isIn, ...around.map(isAround)) ?? sql`false`;
}

const METERS_PER_DEGREE = 111_195;

/** In the square around a point: near enough for a search. */
function isAround({ latitude, longitude, meters }: NonNullable<SearchPlan["around"]>[number]): SQL | undefined {
  const north = meters / METERS_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return and(
    between(restaurants.latitude, latitude - north, latitude + north),
    between(restaurants.longitude, longitude - east, longitude + east),
  );
}

function overlap(column: typeof restaurants.cuisines, values: string[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

const byRelevance = (a: Place, b: Place): number => b.relevance - a.relevance || (a.id < b.id ? -1 : 1);
