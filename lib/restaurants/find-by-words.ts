import type { Database } from "@/db/client";
import { findMatches } from "./find-matches";
import { keywordsOf, subjectsOf } from "./keywords";
import { MATCH_TIERS, type SearchHit, type SearchRequest } from "./search-hits";
import { normalizeName } from "./search-text";

type Wanted = Omit<SearchRequest, "words" | "nameText">;

/**
 * What is called as a query says, or else what matches it without the words for when and how: those that a text has by
 * chance ("best", "near", "me") tell nothing of the place.
 */
export async function findByWords(db: Database, query: string, wanted: Wanted): Promise<SearchHit[]> {
  const nameText = normalizeName(query);
  const subjects = subjectsOf(query).filter((text) => text !== nameText);
  const whole = await findMatches(db, { ...wanted, nameText });
  if (whole.some(({ tier }) => tier < MATCH_TIERS.textContainsWords)) return whole;
  if (whole.length > 0 && keywordsOf(query).join(" ") === nameText) return whole;
  const found = await findFirst(db, subjects, wanted);
  return found.length > 0 ? found : whole;
}

/** The matches of the first of these texts that has any. */
export async function findFirst(db: Database, texts: readonly string[], wanted: Wanted): Promise<SearchHit[]> {
  for (const nameText of new Set(texts)) {
    const found = await findMatches(db, { ...wanted, nameText });
    if (found.length > 0) return found;
  }
  return [];
}
