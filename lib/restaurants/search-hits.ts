import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import { isWithinBounds } from "./is-within-bounds";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "./select-for-reader";
import type { ReaderRow } from "./view";

/** How a restaurant matches, best first. */
export const MATCH_TIERS = {
  exactName: 0,
  namePrefix: 1,
  nameContainsWords: 2,
  similarName: 3,
  textContainsWords: 4,
} as const;

/** For a word that is in thousands of rows, only this many are considered: enough to choose a page from. */
const MAX_CANDIDATES = 300;

/** In a database with the C locale, other letters make no trigrams, and a similarity search would read every name. */
const HAS_TRIGRAMS = /[a-z0-9]/;

export type SearchRequest = {
  nameText: string;
  /** Each word with its other spellings. Every word must match, by one of its spellings or by a prefix. */
  words: string[][];
  city: City | undefined;
  /** Only open places within them. */
  bounds?: Bounds | undefined;
  limit: number;
  /** Null for anybody, whose hits have no status. */
  reader: Reader | null;
  /** Matches similar names as well. */
  allowsTypos?: boolean;
};

export type SearchHit = ReaderRow & { tier: number };

/** The best matches: the exact name, then open ones, then what an editor has described, by tier and distance to the query. */
export async function searchHits(db: Database, request: SearchRequest): Promise<SearchHit[]> {
  return searchHitsQuery(db, request);
}

/** One statement, each branch of it on an index of its own. */
export function searchHitsQuery(db: Database, request: SearchRequest) {
  // Each kind apart, so that thousands of listed places don't use up the limits of the others.
  const branches = KINDS.flatMap((kind) => {
    const named = [exactName, namePrefix, nameContainsWords];
    if (request.allowsTypos && HAS_TRIGRAMS.test(request.nameText)) named.push(similarName);
    return named.map((branch) => branch({ ...request, kind }));
  });
  const elsewhere = KINDS.map((kind) => sql`(${textContainsWords({ ...request, kind })})`);
  const hits = sql`(
    with named as materialized (${sql.join(branches, sql` union all `)}),
    elsewhere as materialized (${sql.join(elsewhere, sql` union all `)}),
    every as (select * from named union all select * from elsewhere),
    best as (select distinct on (id) * from every order by id, tier, distance)
    select * from best order by ${RANK} limit ${request.limit}
  ) as hits`;
  return db
    .select({ ...readerColumns, tier: sql<number>`hits.tier` })
    .from(restaurants)
    .innerJoin(hits, sql`hits.id = ${restaurants.id}`)
    .leftJoin(restaurantStatuses, request.reader ? isStatusOf(request.reader) : sql`false`)
    .leftJoin(guides, request.reader ? isVisibleOrigin(request.reader) : sql`false`)
    .orderBy(
      sql`hits.tier > ${sql.raw(String(MATCH_TIERS.exactName))}, hits.is_closed, hits.is_listed, hits.tier, hits.distance, hits.id`,
    );
}

/** Listed places have a name and an address; all others more. */
const KINDS = [sql`${restaurants.source} <> 'listed'`, sql`${restaurants.source} = 'listed'`];
type BranchRequest = SearchRequest & { kind: SQL };

const RANK = sql`tier > ${sql.raw(String(MATCH_TIERS.exactName))}, is_closed, is_listed, tier, distance, id`;

const { nameText: name, searchText: text, searchWords } = restaurants;
const nameWords = sql`to_tsvector('simple', ${name})`;

function exactName({ nameText, limit, ...scope }: BranchRequest): SQL {
  return sql`(${hitSelect(tierOf("exactName"), sql`0`)} where ${name} = ${nameText} ${inScope(scope)} limit ${limit})`;
}

function namePrefix({ nameText, limit, ...scope }: BranchRequest): SQL {
  const start = sql`${name} like ${`${nameText}%`} and ${name} <> ${nameText}`;
  return sql`(${hitSelect(tierOf("namePrefix"), sql`length(${name})`)} where ${start} ${inScope(scope)}
    order by ${name} using ~<~ limit ${limit})`;
}

/** The same words in another order make the same trigrams: as good a match as the exact name, but ranked after it. */
function nameContainsWords({ nameText, words, ...scope }: BranchRequest): SQL {
  const distance = sql`${name} <-> ${nameText}`;
  const tier = sql`case when ${distance} = 0 then ${tierOf("exactName")} else ${tierOf("nameContainsWords")} end`;
  return sql`(${hitSelect(tier, sql`1 + (${distance})`)} where ${containsWords(nameWords, words)} ${inScope(scope)} limit ${MAX_CANDIDATES})`;
}

function similarName({ nameText, limit, ...scope }: BranchRequest): SQL {
  const query = opaque(sql`${nameText}::text`);
  const distance = sql`${query} <<-> ${name}`;
  return sql`(${hitSelect(tierOf("similarName"), distance)} where ${query} <% ${name} ${inScope(scope)}
    order by ${distance} limit ${limit})`;
}

/** Used only where name matches leave room. What a place is (cuisines, neighborhood) ranks before its descriptions. */
function textContainsWords({ words, limit, ...scope }: BranchRequest): SQL {
  const places = words.map((spellings) => {
    const positions = spellings.map((word) => sql`nullif(strpos(${text}, ${word}), 0)`);
    return sql`least(${sql.join(positions, sql`, `)})`;
  });
  return sql`${hitSelect(tierOf("textContainsWords"), sql.join(places, sql` + `))}
    where (select count(*) from named where not is_listed) < ${limit} and ${containsWords(sql`${searchWords}`, words)} ${inScope(scope)} limit ${MAX_CANDIDATES}`;
}

const tierOf = (name: keyof typeof MATCH_TIERS): SQL => sql.raw(String(MATCH_TIERS[name]));

const hitSelect = (tier: SQL, distance: SQL): SQL =>
  sql`select ${restaurants.id}, ${tier} as tier, ${restaurants.status} <> 'open' as is_closed,
    ${restaurants.source} = 'listed' as is_listed,
    (${distance})::float8 as distance from ${restaurants}`;

/** Hides the value from the planner, which for a frequent word would otherwise read every row, or a whole city's. */
const opaque = (value: SQL): SQL => sql`(select ${value})`;

function containsWords(document: SQL, words: string[][]): SQL {
  const any = (spellings: string[], index: number) => spellings.map((word) => lexeme(word, index === words.length - 1));
  const every = words.map((spellings, index) => `(${any(spellings, index).join(" | ")})`).join(" & ");
  return sql`${document} @@ ${opaque(sql`${every}::tsquery`)}`;
}

/**
 * Matches a word's prefix; a single letter's only if it is the last word, still being typed, since it matches too much.
 * Spellings come from rows that others wrote, so a quote inside one must not end the word.
 */
const lexeme = (word: string, isLast: boolean): string =>
  `'${word.replace(/['\\]/g, "$&$&")}'${word.length > 1 || isLast ? ":*" : ""}`;

const inScope = ({ kind, city, bounds }: Pick<BranchRequest, "kind" | "city" | "bounds">): SQL => {
  const wanted = and(
    kind,
    city && eq(restaurants.city, city),
    bounds && eq(restaurants.status, "open"),
    bounds && isWithinBounds(bounds),
  );
  return sql`and ${wanted}`;
};
