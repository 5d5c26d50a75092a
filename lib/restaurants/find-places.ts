import { and, asc, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Spot } from "@/lib/core/geo/spot";
import { findByWords } from "./find-by-words";
import { findMatches } from "./find-matches";
import { type FoundSubjects, findSubjects } from "./find-subjects";
import { subjectsOf } from "./keywords";
import { type InTown, townFirst } from "./named-town";
import type { PlaceFilter } from "./place-filter";
import { landmarkNamed, landmarkNear, type NearLandmark } from "./read-landmark";
import { centerOf, type ReadQuery, readQuery } from "./read-query";
import { type FoundRow, MATCH_TIERS, type SearchHit } from "./search-hits";
import { isAroundTown, isInScope, type SearchScope, squaredDegreesFrom, walkFirst } from "./search-scope";
import { normalizeName } from "./search-text";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "./select-for-reader";
import type { ReaderRow } from "./view";

type Wanted = {
  query: string;
  city?: City | undefined;
  filter?: PlaceFilter | undefined;
  limit: number;
  reader: Reader | null;
};
type FoundPlaces = {
  rows: FoundRow[];
  /** "in the Mission": where the query asked for, and nothing was found, so that the rows are the nearest elsewhere. */
  missed: string;
  /** How many are in the city that the query names, where others are in towns around it. */
  inTown: InTown | null;
  unknownDiet: string;
};
type Found = Omit<FoundSubjects, "rows"> & { rows: FoundRow[] };

/**
 * Places that are called so, and places of the area that a query names ("vegetarian mission") with what else it says.
 * Where the area has none of those, the nearest outside of it; near a landmark, the nearest to that.
 */
export async function findPlaces(db: Database, { query, ...wanted }: Wanted): Promise<FoundPlaces> {
  const { city } = wanted;
  const named = await findMatches(db, { ...wanted, nameText: normalizeName(query) });
  const landmark = landmarkNear(query, city);
  if (landmark && !named.some(isNamed)) return foundSo(await findNear(db, wanted, landmark));
  const read = readQuery(query, city);
  const isHere = city === undefined || read.areas.every((area) => area.city === city);
  if (read.areas.length > 0 && isHere) {
    const there = await findInAreas(db, wanted, read, named.filter(isNamed));
    const corner = there.missed === "" ? null : landmarkNamed(query, city);
    return corner ? foundSo(await findNear(db, wanted, corner)) : there;
  }
  if (read.words.length === 0) return found(named);
  return foundSo(await findByWords(db, query, wanted));
}

const found = (rows: FoundRow[], missed = ""): FoundPlaces => ({ rows, missed, inTown: null, unknownDiet: "" });
const foundSo = ({ rows, unknownDiet }: Found, missed = ""): FoundPlaces => ({ ...found(rows, missed), unknownDiet });

/** The nearest to a landmark that have what is looked for; where nothing is, what is known there. */
async function findNear(db: Database, wanted: Omit<Wanted, "query">, { near, rest }: NearLandmark): Promise<Found> {
  const { areas, words } = readQuery(rest, wanted.city);
  const subjects = subjectsOf(words.join(" "));
  const scope = { ...wanted, city: areas[0]?.city ?? wanted.city };
  return subjects.length > 0
    ? findSubjects(db, subjects, { ...scope, near: { ...near, isWalkFirst: true } })
    : { rows: await bestKnown(db, { ...scope, near }), unknownDiet: "" };
}

const isNamed = ({ tier }: SearchHit): boolean => tier <= MATCH_TIERS.nameContainsWords;

async function findInAreas(
  db: Database,
  { city, ...wanted }: Omit<Wanted, "query">,
  { areas, words, where }: ReadQuery,
  named: SearchHit[],
): Promise<FoundPlaces> {
  const subjects = subjectsOf(words.join(" "));
  const { rows: there, unknownDiet }: Found =
    words.length > 0
      ? await findSubjects(db, subjects, { ...wanted, areas })
      : { rows: await bestKnown(db, { ...wanted, areas }), unknownDiet: "" };
  if (there.length > 0) {
    const { places, inTown } = townFirst(merge(named, there).slice(0, wanted.limit), areas, isAround);
    return { rows: places, missed: "", inTown, unknownDiet };
  }
  if (named.length > 0 || words.length === 0) return found(named);
  const [area] = areas;
  const center = area && centerOf(area);
  const near = center ? { ...center, isWalkFirst: true } : undefined;
  return foundSo(await findSubjects(db, subjects, { ...wanted, city, near }), where);
}

const isAround = ({ place }: ReaderRow): boolean => place.town !== null;

/** The exact name first, then what an editor has described, and each place once. */
function merge(named: readonly SearchHit[], there: readonly FoundRow[]): FoundRow[] {
  const exact = named.filter(({ tier }) => tier === MATCH_TIERS.exactName);
  const rows = [...new Map([...exact, ...named, ...there].map((row: FoundRow) => [row.place.id, row])).values()];
  const isTold = (row: ReaderRow) =>
    row.place.listedBy === null || exact.some(({ place }) => place.id === row.place.id);
  return [...rows.filter(isTold), ...rows.filter((row) => !isTold(row))];
}

async function bestKnown(
  db: Database,
  { near, limit, ...scope }: SearchScope & { near?: Spot } & Pick<Wanted, "limit" | "reader">,
): Promise<ReaderRow[]> {
  const { areas, reader } = scope;
  const { source, status, editorialSummary, userRatingCount, id } = restaurants;
  return db
    .select(readerColumns)
    .from(restaurants)
    .leftJoin(restaurantStatuses, reader ? isStatusOf(reader) : sql`false`)
    .leftJoin(guides, reader ? isVisibleOrigin(reader) : sql`false`)
    .where(and(isInScope(scope), sql`${status} = 'open'`))
    .orderBy(
      ...[isAroundTown(areas)].flatMap((each) => each ?? []),
      ...(near
        ? [walkFirst(squaredDegreesFrom(near), sql`${source} = 'listed'`), squaredDegreesFrom(near)]
        : [sql`${source} = 'listed'`]),
      sql`${editorialSummary} is null`,
      sql`${userRatingCount} desc nulls last`,
      asc(id),
    )
    .limit(limit);
}
