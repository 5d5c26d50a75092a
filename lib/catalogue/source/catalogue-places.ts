import { and, eq, inArray, sql } from "drizzle-orm";
import PQueue from "p-queue";
import type { Database } from "@/db/client";
import { evidence, restaurants } from "@/db/schema";
import type { Places } from "@/lib/ports/places";
import { isDescribed } from "./is-described";
import { placeColumns } from "./place-columns";
import { searchCatalogue } from "./search-catalogue";

const snippetColumns = {
  id: evidence.id,
  restaurantId: evidence.restaurantId,
  about: evidence.about,
  text: evidence.text,
  source: evidence.source,
  sourceUrl: evidence.sourceUrl,
  datedOn: evidence.datedOn,
};

/** A guide makes five searches at once, and guides may be many: pages read between them, not after all of them. */
const MAX_CONCURRENT_SEARCHES = 2;

/** Candidates and evidence from the restaurants in our own database. */
export function cataloguePlaces(db: Database): Places {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_SEARCHES });
  // Without p-queue's `signal`, which would let the next query in while an aborted one still runs.
  const runQueued = <T>(query: () => Promise<T>) => queue.add(query);
  return {
    name: "catalogue",

    search: async (input, { signal }) => ({ places: await searchCatalogue(db, runQueued, input, signal) }),

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
      return db
        .select({ ...placeColumns, relevance: sql<number>`0` })
        .from(restaurants)
        .where(and(eq(restaurants.city, city), eq(restaurants.status, "open"), isDescribed))
        .orderBy(sql`random()`)
        .limit(limit);
    },
  };
}
