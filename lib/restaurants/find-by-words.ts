import type { Database } from "@/db/client";
import { dietsIn } from "./diets-in";
import { findMatches } from "./find-matches";
import { type FoundSubjects, findSubjects, type SubjectsWanted } from "./find-subjects";
import { keywordsOf, subjectsOf } from "./keywords";
import { MATCH_TIERS, type SearchHit } from "./search-hits";
import { normalizeName } from "./search-text";

/**
 * What is called as a query says, or else what matches it without the words for when and how: those that a text has by
 * chance ("best", "near", "me") tell nothing of the place.
 */
export async function findByWords(db: Database, query: string, wanted: SubjectsWanted): Promise<FoundSubjects> {
  const nameText = normalizeName(query);
  const subjects = subjectsOf(query).filter((text) => text !== nameText || dietsIn(text) !== null);
  const whole = await findMatches(db, { ...wanted, nameText });
  if (whole.some(({ tier }) => tier < MATCH_TIERS.textContainsWords)) return known(whole);
  const isWhole = whole.length > 0 && keywordsOf(query).join(" ") === nameText;
  if (isWhole && dietsIn(nameText) === null) return known(whole);
  const found = await findSubjects(db, subjects, wanted);
  return found.rows.length > 0 ? found : known(whole);
}

const known = (rows: SearchHit[]): FoundSubjects => ({ rows, unknownDiet: "" });
