import type { Database } from "@/db/client";
import { findMatches } from "./find-matches";
import { subjectsOf } from "./keywords";
import type { SearchHit, SearchRequest } from "./search-hits";
import { normalizeName } from "./search-text";

type Wanted = Omit<SearchRequest, "words" | "nameText">;

/** What matches all that a query says, or else what it asks for without the words for when and how. */
export const findByWords = (db: Database, query: string, wanted: Wanted): Promise<SearchHit[]> =>
  findFirst(db, [normalizeName(query), ...subjectsOf(query)], wanted);

/** The matches of the first of these texts that has any. */
export async function findFirst(db: Database, texts: readonly string[], wanted: Wanted): Promise<SearchHit[]> {
  for (const nameText of new Set(texts)) {
    const found = await findMatches(db, { ...wanted, nameText });
    if (found.length > 0) return found;
  }
  return [];
}
