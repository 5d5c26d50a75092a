import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "../cities";
import { isMarkOf, isOriginFor, personalColumns, type Reader } from "./personal";
import type { PersonalParts } from "./view";

/** How a restaurant fits, best first. */
export const TIERS = { isName: 0, startsName: 1, nameHasWords: 2, nameIsAlike: 3, textHasWords: 4 } as const;

/** Where a word is in thousands of rows, this many of them are looked at: enough to choose a page from. */
const CANDIDATES = 300;

/** In a database with the C locale other letters make no trigrams, and likeness would read every name. */
const HAS_TRIGRAMS = /[a-z0-9]/;

export type Asked = {
  nameText: string;
  /** Each word with its other spellings. Every word must be met, by one of them or by what begins with it. */
  words: string[][];
  city: City | undefined;
  limit: number;
  reader: Reader;
  /** Takes names that are written alike as well. */
  isForgiving?: boolean;
};

export type Found = PersonalParts & { tier: number };

/** The restaurants that fit best: by tier, open ones first, then by how near they are to what was asked. */
export async function rankHits(db: Database, asked: Asked): Promise<Found[]> {
  return rankHitsQuery(db, asked);
}

/** One statement, each branch of it on an index of its own. */
export function rankHitsQuery(db: Database, asked: Asked) {
  const branches = [isName(asked), startsName(asked), nameHasWords(asked)];
  if (asked.isForgiving && HAS_TRIGRAMS.test(asked.nameText)) branches.push(nameIsAlike(asked));
  const hits = sql`(
    with named as materialized (${sql.join(branches, sql` union all `)}),
    elsewhere as materialized (${textHasWords(asked)}),
    every as (select * from named union all select * from elsewhere),
    best as (select distinct on (id) * from every order by id, tier, distance)
    select * from best order by tier, is_closed, distance, id limit ${asked.limit}
  ) as hits`;
  return db
    .select({ ...personalColumns, tier: sql<number>`hits.tier` })
    .from(restaurants)
    .innerJoin(hits, sql`hits.id = ${restaurants.id}`)
    .leftJoin(restaurantStatuses, isMarkOf(asked.reader))
    .leftJoin(guides, isOriginFor(asked.reader))
    .orderBy(sql`hits.tier, hits.is_closed, hits.distance, hits.id`);
}

const { nameText: name, searchText: text, searchWords } = restaurants;
const nameWords = sql`to_tsvector('simple', ${name})`;

function isName({ nameText, city, limit }: Asked): SQL {
  return sql`(${hit(tierOf("isName"), sql`0`)} where ${name} = ${nameText} ${inCity(city)} limit ${limit})`;
}

function startsName({ nameText, city, limit }: Asked): SQL {
  const start = sql`${name} like ${`${nameText}%`} and ${name} <> ${nameText}`;
  return sql`(${hit(tierOf("startsName"), sql`length(${name})`)} where ${start} ${inCity(city)}
    order by ${name} using ~<~ limit ${limit})`;
}

/** The same words in another order make the same trigrams: such a name is as good as the exact one, and stands behind it. */
function nameHasWords({ nameText, words, city }: Asked): SQL {
  const distance = sql`${name} <-> ${nameText}`;
  const tier = sql`case when ${distance} = 0 then ${tierOf("isName")} else ${tierOf("nameHasWords")} end`;
  return sql`(${hit(tier, sql`1 + (${distance})`)} where ${hasWords(nameWords, words)} ${inCity(city)} limit ${CANDIDATES})`;
}

function nameIsAlike({ nameText, city, limit }: Asked): SQL {
  const asked = hidden(sql`${nameText}::text`);
  const distance = sql`${asked} <<-> ${name}`;
  return sql`(${hit(tierOf("nameIsAlike"), distance)} where ${asked} <% ${name} ${inCity(city)}
    order by ${distance} limit ${limit})`;
}

/** Looked at only where names leave room. What a place is (cuisines, neighbourhood) stands before what is told of it. */
function textHasWords({ words, city, limit }: Asked): SQL {
  const places = words.map((spellings) => {
    const at = spellings.map((word) => sql`nullif(strpos(${text}, ${word}), 0)`);
    return sql`least(${sql.join(at, sql`, `)})`;
  });
  return sql`${hit(tierOf("textHasWords"), sql.join(places, sql` + `))}
    where (select count(*) from named) < ${limit} and ${hasWords(sql`${searchWords}`, words)} ${inCity(city)} limit ${CANDIDATES}`;
}

const tierOf = (name: keyof typeof TIERS): SQL => sql.raw(String(TIERS[name]));

const hit = (tier: SQL, distance: SQL): SQL =>
  sql`select ${restaurants.id}, ${tier} as tier, ${restaurants.status} <> 'open' as is_closed,
    (${distance})::float8 as distance from ${restaurants}`;

/** Hidden from the planner: of a frequent word it would rather read every row, or every one of a city. */
const hidden = (asked: SQL): SQL => sql`(select ${asked})`;

function hasWords(document: SQL, words: string[][]): SQL {
  const any = (spellings: string[], at: number) => spellings.map((word) => lexeme(word, at === words.length - 1));
  const every = words.map((spellings, at) => `(${any(spellings, at).join(" | ")})`).join(" & ");
  return sql`${document} @@ ${hidden(sql`${every}::tsquery`)}`;
}

/**
 * A word's beginning will do; of a single letter's only where it stands last, still being typed: too much begins so.
 * Spellings come from rows that others wrote: a quote in one must not end the word.
 */
const lexeme = (word: string, isLast: boolean): string =>
  `'${word.replace(/['\\]/g, "$&$&")}'${word.length > 1 || isLast ? ":*" : ""}`;

const inCity = (city: City | undefined): SQL => (city ? sql`and ${eq(restaurants.city, city)}` : sql``);
