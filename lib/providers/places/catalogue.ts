import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { evidence, restaurants } from "@/db/schema";
import type { City } from "../../cities";
import type { Place, SearchPlan } from "../../guides/stage-types";
import { foldText } from "../../restaurants/search-text";
import type { Places } from "../places";

const { id, name, address, city, town, neighbourhood, latitude, longitude, googlePlaceId } = restaurants;
const { cuisines, priceLevel, dishes, room, vibes, goodFor, meals, diets, features, foundedIn } = restaurants;
const { editorialSummary, rating, userRatingCount, status } = restaurants;

/** Of a name's trigrams, how many a query must hold to be taken for it. */
const NAME_LIKENESS = 0.6;

/** What a place is made from. */
export const placeColumns = {
  ...{ id, name, address, city, town, neighbourhood, latitude, longitude, googlePlaceId },
  ...{ cuisines, priceLevel, dishes, room, vibes, goodFor, meals, diets, features, foundedIn },
  ...{ editorialSummary, rating, userRatingCount, status },
};

const snippetColumns = {
  ...{ id: evidence.id, restaurantId: evidence.restaurantId, about: evidence.about, text: evidence.text },
  ...{ source: evidence.source, sourceUrl: evidence.sourceUrl, datedOn: evidence.datedOn },
};

/** Candidates and evidence from the restaurants in our own database. */
export function cataloguePlaces(db: Database): Places {
  return {
    name: "catalogue",

    async search({ city, plan, limit }) {
      const { score, matches } = scored(plan);
      // The fence keeps the planner from working the score out twice, once to show it and once to sort by it.
      const found = db
        .select({ ...placeColumns, relevance: score.as("relevance") })
        .from(restaurants)
        .where(and(eq(restaurants.city, city), matches))
        .offset(0)
        .as("found");
      const rows = await db.select().from(found).orderBy(desc(found.relevance), found.id).limit(limit);
      return { places: rows.map(placeOf) };
    },

    async research({ places }) {
      const ids = places.map((place) => place.id);
      const rows =
        ids.length > 0 ? await db.select(snippetColumns).from(evidence).where(inArray(evidence.restaurantId, ids)) : [];
      return {
        evidence: rows.map(({ restaurantId, ...snippet }) => ({ ...snippet, placeId: restaurantId })),
        photos: [],
      };
    },

    async sample({ city, limit }) {
      const rows = await db
        .select({ ...placeColumns, relevance: sql<number>`0` })
        .from(restaurants)
        .where(and(eq(restaurants.city, city), eq(restaurants.status, "open")))
        .orderBy(sql`random()`)
        .limit(limit);
      return rows.map(placeOf);
    },
  };
}

/**
 * Score 0 to 1: the plan's cuisines and areas weigh most, then its words, then a name that is spelt like some of them.
 * Likeness is asked of the name alone: over a place's whole text it cost more than everything else together.
 */
function scored(plan: SearchPlan): { score: SQL<number>; matches: SQL | undefined } {
  const words = foldText(plan.query);
  const anyWord = sql`to_tsquery('simple', ${words.split(" ").filter(Boolean).join(" | ")})`;
  const document = sql`to_tsvector('simple', ${restaurants.searchText})`;
  const likeness = sql`word_similarity(unaccent(lower(${restaurants.name})), ${words})`;
  const cuisine = overlap(restaurants.cuisines, plan.cuisines);
  const area = plan.areas.length > 0 ? inArray(restaurants.neighbourhood, plan.areas) : sql`false`;
  const score = sql<number>`(
    case when ${cuisine} then 0.4 else 0 end
    + case when ${area} then 0.2 else 0 end
    + 0.3 * least(1, 4 * ts_rank(${document}, ${anyWord}))
    + 0.1 * ${likeness}
  )::float8`;
  return {
    score,
    matches: or(cuisine, area, sql`${document} @@ ${anyWord}`, sql`${likeness} >= ${NAME_LIKENESS}`),
  };
}

function overlap(column: typeof restaurants.cuisines, values: string[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

type Row = Omit<Place, "city"> & { city: string };
/** A restaurant's row as the curator sees it. */
export const placeOf = (row: Row): Place => ({ ...row, city: row.city as City });
