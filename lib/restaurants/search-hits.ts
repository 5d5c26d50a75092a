import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "./select-for-reader";
import type { ReaderRow } from "./view";

/** How a restaurant fits, best first. */
export const MATCH_TIERS = {
  exactName: 0,
  namePrefix: 1,
  nameContainsWords: 2,
  similarName: 3,
  textContainsWords: 4,
} as const;

/** Where a word is in thousands of rows, this many of them are looked at: enough to choose a page from. */
const MAX_CANDIDATES = 300;

/** In a database with the C locale other letters make no trigrams, and likeness would read every name. */
const HAS_TRIGRAMS = /[a-z0-9]/;

export type SearchRequest = {
  nameText: string;
  /** Each word with its other spellings. Every word must be met, by one of them or by what begins with it. */
  words: string[][];
  city: City | undefined;
  limit: number;
  reader: Reader;
  /** Takes names that are written alike as well. */
  allowsTypos?: boolean;
};

export type SearchHit = ReaderRow & { tier: number };

/** The restaurants that fit best: by tier, open ones first, then by how near they are to what was asked. */
export async function searchHits(db: Database, asked: SearchRequest): Promise<SearchHit[]> {
  return searchHitsQuery(db, asked);
}

/** One statement, each branch of it on an index of its own. */
export function searchHitsQuery(db: Database, asked: SearchRequest) {
  const branches = [exactName(asked), namePrefix(asked), nameContainsWords(asked)];
  if (asked.allowsTypos && HAS_TRIGRAMS.test(asked.nameText)) branches.push(similarName(asked));
  const hits = sql`(
    with named as materialized (${sql.join(branches, sql` union all `)}),
    elsewhere as materialized (${textContainsWords(asked)}),
    every as (select * from named union all select * from elsewhere),
    best as (select distinct on (id) * from every order by id, tier, distance)
    select * from best order by tier, is_closed, distance, id limit ${asked.limit}
  ) as hits`;
  return db
    .select({ ...readerColumns, tier: sql<number>`hits.tier` })
    .from(restaurants)
    .innerJoin(hits, sql`hits.id = ${restaurants.id}`)
    .leftJoin(restaurantStatuses, isStatusOf(asked.reader))
    .leftJoin(guides, isVisibleOrigin(asked.reader))
    .orderBy(sql`hits.tier, hits.is_closed, hits.distance, hits.id`);
}

const { nameText: name, searchText: text, searchWords } = restaurants;
const nameWords = sql`to_tsvector('simple', ${name})`;

function exactName({ nameText, city, limit }: SearchRequest): SQL {
  return sql`(${hitSelect(tierOf("exactName"), sql`0`)} where ${name} = ${nameText} ${inCity(city)} limit ${limit})`;
}

function namePrefix({ nameText, city, limit }: SearchRequest): SQL {
  const start = sql`${name} like ${`${nameText}%`} and ${name} <> ${nameText}`;
  return sql`(${hitSelect(tierOf("namePrefix"), sql`length(${name})`)} where ${start} ${inCity(city)}
    order by ${name} using ~<~ limit ${limit})`;
}

/** The same words in another order make the same trigrams: such a name is as good as the exact one, and stands behind it. */
function nameContainsWords({ nameText, words, city }: SearchRequest): SQL {
  const distance = sql`${name} <-> ${nameText}`;
  const tier = sql`case when ${distance} = 0 then ${tierOf("exactName")} else ${tierOf("nameContainsWords")} end`;
  return sql`(${hitSelect(tier, sql`1 + (${distance})`)} where ${containsWords(nameWords, words)} ${inCity(city)} limit ${MAX_CANDIDATES})`;
}

function similarName({ nameText, city, limit }: SearchRequest): SQL {
  const asked = opaque(sql`${nameText}::text`);
  const distance = sql`${asked} <<-> ${name}`;
  return sql`(${hitSelect(tierOf("similarName"), distance)} where ${asked} <% ${name} ${inCity(city)}
    order by ${distance} limit ${limit})`;
}

/** Looked at only where names leave room. What a place is (cuisines, neighbourhood) stands before what is told of it. */
function textContainsWords({ words, city, limit }: SearchRequest): SQL {
  const places = words.map((spellings) => {
    const at = spellings.map((word) => sql`nullif(strpos(${text}, ${word}), 0)`);
    return sql`least(${sql.join(at, sql`, `)})`;
  });
  return sql`${hitSelect(tierOf("textContainsWords"), sql.join(places, sql` + `))}
    where (select count(*) from named) < ${limit} and ${containsWords(sql`${searchWords}`, words)} ${inCity(city)} limit ${MAX_CANDIDATES}`;
}

const tierOf = (name: keyof typeof MATCH_TIERS): SQL => sql.raw(String(MATCH_TIERS[name]));

const hitSelect = (tier: SQL, distance: SQL): SQL =>
  sql`select ${restaurants.id}, ${tier} as tier, ${restaurants.status} <> 'open' as is_closed,
    (${distance})::float8 as distance from ${restaurants}`;

/** Hidden from the planner: of a frequent word it would rather read every row, or every one of a city. */
const opaque = (asked: SQL): SQL => sql`(select ${asked})`;

function containsWords(document: SQL, words: string[][]): SQL {
  const any = (spellings: string[], at: number) => spellings.map((word) => lexeme(word, at === words.length - 1));
  const every = words.map((spellings, at) => `(${any(spellings, at).join(" | ")})`).join(" & ");
  return sql`${document} @@ ${opaque(sql`${every}::tsquery`)}`;
}

/**
 * A word's beginning will do; of a single letter's only where it stands last, still being typed: too much begins so.
 * Spellings come from rows that others wrote: a quote in one must not end the word.
 */
const lexeme = (word: string, isLast: boolean): string =>
  `'${word.replace(/['\\]/g, "$&$&")}'${word.length > 1 || isLast ? ":*" : ""}`;

const inCity = (city: City | undefined): SQL => (city ? sql`and ${eq(restaurants.city, city)}` : sql``);
