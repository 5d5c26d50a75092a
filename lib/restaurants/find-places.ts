import { and, asc, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Spot } from "@/lib/core/geo/spot";
import { findByWords, findFirst } from "./find-by-words";
import { findMatches } from "./find-matches";
import { subjectsOf } from "./keywords";
import { landmarkNear, type NearLandmark } from "./read-landmark";
import { centerOf, type ReadQuery, readQuery } from "./read-query";
import { MATCH_TIERS, type SearchHit } from "./search-hits";
import { isInScope, type SearchScope, squaredDegreesFrom } from "./search-scope";
import { normalizeName } from "./search-text";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "./select-for-reader";
import type { ReaderRow } from "./view";

type Wanted = {
  query: string;
  city?: City | undefined;
  limit: number;
  reader: Reader | null;
};
type FoundPlaces = {
  rows: ReaderRow[];
  /** "in the Mission": where the query asked for, and nothing was found, so that the rows are the nearest elsewhere. */
  missed: string;
};

/**
 * Places that are called so, and places of the area that a query names ("vegetarian mission") with what else it says.
 * Where the area has none of those, the nearest outside of it; near a landmark, the nearest to that.
 */
export async function findPlaces(db: Database, { query, ...wanted }: Wanted): Promise<FoundPlaces> {
  const { city } = wanted;
  const named = await findMatches(db, { ...wanted, nameText: normalizeName(query) });
  const landmark = landmarkNear(query, city);
  if (landmark && !named.some(isNamed)) return { rows: await findNear(db, wanted, landmark), missed: "" };
  const read = readQuery(query, city);
  const isHere = city === undefined || read.areas.every((area) => area.city === city);
  if (read.areas.length > 0 && isHere) return findInAreas(db, wanted, read, named.filter(isNamed));
  if (read.words.length === 0) return { rows: named, missed: "" };
  return { rows: await findByWords(db, query, wanted), missed: "" };
}

/** The nearest to a landmark that have what is looked for; where nothing is, what is known there. */
function findNear(db: Database, wanted: Omit<Wanted, "query">, { near, rest }: NearLandmark): Promise<ReaderRow[]> {
  const { areas, words } = readQuery(rest, wanted.city);
  const subjects = subjectsOf(words.join(" "));
  const scope = { ...wanted, city: areas[0]?.city ?? wanted.city };
  return subjects.length > 0
    ? findFirst(db, subjects, { ...scope, near: { ...near, isToldFirst: true } })
    : bestKnown(db, { ...scope, near });
}

const isNamed = ({ tier }: SearchHit): boolean => tier <= MATCH_TIERS.nameContainsWords;

async function findInAreas(
  db: Database,
  { limit, reader, city }: Omit<Wanted, "query">,
  { areas, words, where }: ReadQuery,
  named: SearchHit[],
): Promise<FoundPlaces> {
  const subjects = subjectsOf(words.join(" "));
  const there =
    words.length > 0
      ? await findFirst(db, subjects, { areas, limit, reader })
      : await bestKnown(db, { areas, limit, reader });
  if (there.length > 0) return { rows: merge(named, there).slice(0, limit), missed: "" };
  if (named.length > 0 || words.length === 0) return { rows: named, missed: "" };
  const [area] = areas;
  const center = area && centerOf(area);
  const near = center ? { ...center, isToldFirst: true } : undefined;
  return { rows: await findFirst(db, subjects, { city, limit, reader, near }), missed: where };
}

/** The exact name first, then what an editor has described, and each place once. */
function merge(named: readonly SearchHit[], there: readonly ReaderRow[]): ReaderRow[] {
  const exact = named.filter(({ tier }) => tier === MATCH_TIERS.exactName);
  const rows = [...new Map([...exact, ...named, ...there].map((row) => [row.place.id, row])).values()];
  const isTold = (row: ReaderRow) =>
    row.place.listedBy === null || exact.some(({ place }) => place.id === row.place.id);
  return [...rows.filter(isTold), ...rows.filter((row) => !isTold(row))];
}

async function bestKnown(
  db: Database,
  { near, limit, reader, ...scope }: SearchScope & { near?: Spot } & Pick<Wanted, "limit" | "reader">,
): Promise<ReaderRow[]> {
  const { source, status, editorialSummary, userRatingCount, id } = restaurants;
  return db
    .select(readerColumns)
    .from(restaurants)
    .leftJoin(restaurantStatuses, reader ? isStatusOf(reader) : sql`false`)
    .leftJoin(guides, reader ? isVisibleOrigin(reader) : sql`false`)
    .where(and(isInScope(scope), sql`${status} = 'open'`))
    .orderBy(
      sql`${source} = 'listed'`,
      ...(near ? [squaredDegreesFrom(near)] : []),
      sql`${editorialSummary} is null`,
      sql`${userRatingCount} desc nulls last`,
      asc(id),
    )
    .limit(limit);
}
