import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { Spot } from "@/lib/core/geo/spot";
import { foodsIn } from "./foods-in";
import { isAroundTown, isInScope, type SearchScope, squaredDegreesFrom, walkFirst } from "./search-scope";
import { isStatusOf, isVisibleOrigin, type Reader, readerColumns } from "./select-for-reader";
import type { ReaderRow } from "./view";
import { isKindOfFood } from "./vocabulary/kinds-of-food";

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

export type SearchRequest = SearchScope & {
  nameText: string;
  /** Each word with its other spellings. Every word must match, by one of its spellings or by a prefix. */
  words: string[][];
  /** Of all that match, the nearest to here. */
  near?: Near | undefined;
  limit: number;
  /** Null for anybody, whose hits have no status. */
  reader: Reader | null;
  /** Matches similar names as well. */
  allowsTypos?: boolean;
};

/** `isWalkFirst` puts what an editor has described first, of what is within a walk. */
type Near = Spot & { isWalkFirst?: boolean };

/** `isMention`: of a food that is searched for it only has the words somewhere in its text; null where none is. */
export type FoundRow = ReaderRow & { isMention?: boolean | null };
export type SearchHit = FoundRow & { tier: number };

/** The ids of those that only mention the food; null where none is searched for. */
export function mentionedOf(rows: readonly FoundRow[]): string[] | null {
  const judged = rows.filter(({ isMention }) => typeof isMention === "boolean");
  return judged.length === 0 ? null : judged.flatMap(({ isMention, place }) => (isMention ? [place.id] : []));
}

/**
 * The best matches: the exact name, then open ones, then those in the city that is named, then what has the food that is
 * searched for before what mentions it, then what an editor has described, by tier and distance to the query. A listed place
 * that is called like a kind of food ("Ramen") is no exact name of it: whoever types that looks for what serves it.
 */
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
    best as (select distinct on (id) * from every order by id, tier, distance),
    judged as (${judged(request)})
    select * from judged as hits order by ${rankOf(request)} limit ${request.limit}
  ) as hits`;
  return db
    .select({ ...readerColumns, tier: sql<number>`hits.tier`, isMention: sql<boolean | null>`hits.is_mention` })
    .from(restaurants)
    .innerJoin(hits, sql`hits.id = ${restaurants.id}`)
    .leftJoin(restaurantStatuses, request.reader ? isStatusOf(request.reader) : sql`false`)
    .leftJoin(guides, request.reader ? isVisibleOrigin(request.reader) : sql`false`)
    .orderBy(rankOf(request));
}

/** Listed places have a name and an address; all others more. */
const KINDS = [sql`${restaurants.source} <> 'listed'`, sql`${restaurants.source} = 'listed'`];
type BranchRequest = SearchRequest & { kind: SQL };

function rankOf({ near, nameText }: SearchRequest): SQL {
  if (near) {
    const walk = near.isWalkFirst ? sql`${walkFirst(sql`hits.square`, sql`hits.is_listed`)},` : sql``;
    return sql`hits.is_closed, hits.is_mention, ${walk} hits.square, hits.id`;
  }
  const isExact = sql`hits.tier = ${tierOf("exactName")}${isKindOfFood(nameText) ? sql` and not hits.is_listed` : sql``}`;
  return sql`not (${isExact}), hits.is_closed, hits.is_around, hits.is_mention, hits.is_listed, hits.tier, hits.distance, hits.id`;
}

const { nameText: name, searchText: text, searchWords } = restaurants;
const nameWords = sql`to_tsvector('simple', ${name})`;
/** What a place is and has: its name, kitchens, diets and dishes, without what is said of them. */
const ownWords = sql`to_tsvector('simple', ${name} || ' ' || lower(unaccent(array_to_string(${restaurants.cuisines}, ' ')
  || ' ' || array_to_string(${restaurants.diets}, ' ') || ' ' || jsonb_path_query_array(${restaurants.dishes}, '$[*].name')::text)))`;

function exactName({ nameText, limit, ...request }: BranchRequest): SQL {
  return sql`(${hitSelect(request, tierOf("exactName"), sql`0`)} where ${name} = ${nameText} ${inScope(request)}
    ${best(request)} limit ${limit})`;
}

function namePrefix({ nameText, limit, ...request }: BranchRequest): SQL {
  const start = sql`${name} like ${`${nameText}%`} and ${name} <> ${nameText}`;
  return sql`(${hitSelect(request, tierOf("namePrefix"), sql`length(${name})`)} where ${start} ${inScope(request)}
    ${best(request, sql`${name} using ~<~`)} limit ${limit})`;
}

/** The same words in another order make the same trigrams: as good a match as the exact name, but ranked after it. */
function nameContainsWords({ nameText, ...request }: BranchRequest): SQL {
  const { words } = request;
  const distance = sql`${name} <-> ${nameText}`;
  const tier = sql`case when ${distance} = 0 then ${tierOf("exactName")} else ${tierOf("nameContainsWords")} end`;
  return sql`(${hitSelect(request, tier, sql`1 + (${distance})`)} where ${containsWords(nameWords, words)} ${inScope(request)}
    ${best(request)} limit ${MAX_CANDIDATES})`;
}

function similarName({ nameText, limit, ...request }: BranchRequest): SQL {
  const query = opaque(sql`${nameText}::text`);
  const distance = sql`${query} <<-> ${name}`;
  return sql`(${hitSelect(request, tierOf("similarName"), distance)} where ${query} <% ${name} ${inScope(request)}
    order by ${distance} limit ${limit})`;
}

/** Used only where name matches leave room. What a place is (cuisines, neighborhood) ranks before its descriptions. */
function textContainsWords({ limit, ...request }: BranchRequest): SQL {
  // Whose menu has a taco serves tacos.
  const words = request.words.map((spellings) => [...new Set(spellings.map(singular))]);
  const places = words.map((spellings) => {
    const positions = spellings.map((word) => sql`nullif(strpos(${text}, ${word}), 0)`);
    return sql`least(${sql.join(positions, sql`, `)})`;
  });
  const hasRoom = request.near ? sql`true` : sql`(select count(*) from named where not is_listed) < ${limit}`;
  return sql`${hitSelect(request, tierOf("textContainsWords"), sql.join(places, sql` + `))}
    where ${hasRoom} and ${containsWords(sql`${searchWords}`, words, true)} ${inScope(request)} ${best(request)} limit ${MAX_CANDIDATES}`;
}

const singular = (word: string): string => word.replace(/(?<=^.{3,}[^s])s$/, "");

/** Which of a branch are taken where a limit cuts it off: the nearest, where that is asked for, or those in the city that is. */
function best({ near, areas }: Pick<SearchRequest, "near" | "areas">, otherwise?: SQL): SQL {
  const first = near ? sql`square` : isAroundTown(areas) ? sql`is_around` : null;
  const order = [first, near ? null : otherwise].flatMap((each) => each ?? []);
  return order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``;
}

const tierOf = (name: keyof typeof MATCH_TIERS): SQL => sql.raw(String(MATCH_TIERS[name]));

type Ranked = Pick<SearchRequest, "near" | "areas">;

const hitSelect = ({ near, areas }: Ranked, tier: SQL, distance: SQL): SQL =>
  sql`select ${restaurants.id}, ${tier} as tier, ${restaurants.status} <> 'open' as is_closed,
    ${restaurants.source} = 'listed' as is_listed, ${near ? squaredDegreesFrom(near) : sql`0`} as square,
    ${isAroundTown(areas) ?? sql`false`} as is_around,
    (${distance})::float8 as distance from ${restaurants}`;

/** Of each hit, whether it only mentions a food: a kitchen that is at home with a dish has it where its text says so. */
function judged({ nameText, words }: SearchRequest): SQL {
  const foods = foodsIn(nameText);
  if (foods.length === 0) return sql`select best.*, null::boolean as is_mention from best`;
  const has = foods.map(({ words: own, kitchens }) => {
    const spellings = own.map((word) => [singular(word), ...(words.find(([first]) => first === word) ?? [])]);
    const isAtHome = kitchens.length > 0 ? sql`${restaurants.cuisines}[1] in ${[...kitchens]}` : sql`false`;
    return sql`(${isAtHome} or ${containsWords(ownWords, spellings, true)})`;
  });
  return sql`select best.*, not (${sql.join(has, sql` and `)}) as is_mention
    from best join ${restaurants} on ${restaurants.id} = best.id`;
}

/** Hides the value from the planner, which for a frequent word would otherwise read every row, or a whole city's. */
const opaque = (value: SQL): SQL => sql`(select ${value})`;

/** Beside other words, or as a food's name, a short one is whole in a text ("snail bar" is nothing with barley, "pho" no photograph); in a name it may be begun. */
const SHORT_WORD = 3;

function containsWords(document: SQL, words: string[][], isText = false): SQL {
  const any = (spellings: string[], index: number) =>
    spellings.flatMap((word) =>
      isText && word.length === SHORT_WORD && (words.length > 1 || isKindOfFood(word))
        ? [quoted(word), quoted(`${word}s`)]
        : [lexeme(word, index === words.length - 1)],
    );
  const every = words.map((spellings, index) => `(${any(spellings, index).join(" | ")})`).join(" & ");
  return sql`${document} @@ ${opaque(sql`${every}::tsquery`)}`;
}

/**
 * Matches a word's prefix; a single letter's only if it is the last word, still being typed, since it matches too much.
 * Spellings come from rows that others wrote, so a quote inside one must not end the word.
 */
const lexeme = (word: string, isLast: boolean): string => `${quoted(word)}${word.length > 1 || isLast ? ":*" : ""}`;

const quoted = (word: string): string => `'${word.replace(/['\\]/g, "$&$&")}'`;

const inScope = ({ kind, ...scope }: SearchScope & { kind: SQL }): SQL => sql`and ${kind} and ${isInScope(scope)}`;
