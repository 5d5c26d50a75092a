import type { Database } from "@/db/client";
import { findSpellings } from "./find-spellings";
import { resemblesWhole } from "./resembles-whole";
import { MATCH_TIERS, type SearchHit, type SearchRequest, searchHits } from "./search-hits";
import { normalizeName } from "./search-text";
import { shopsSelling } from "./vocabulary/shop-names";

/** Names and texts that hold every word; if no name does, those with a typo too. Exact spellings rank first. */
export async function findMatches(db: Database, wanted: Omit<SearchRequest, "words">): Promise<SearchHit[]> {
  if (wanted.nameText === "") return [];
  const words = [...new Set(wanted.nameText.split(" "))];
  const request: SearchRequest = { ...wanted, words: words.map((word) => [word, ...shopsOf(wanted, word)]) };
  const spelt = await searchHits(db, request);
  if (spelt.length >= wanted.limit || spelt.some(({ tier }) => tier <= MATCH_TIERS.nameContainsWords)) return spelt;
  const respelt = await searchHits(db, { ...request, words: await findSpellings(db, words), allowsTypos: true });
  const alike = respelt.filter(
    ({ tier, place }) => tier !== MATCH_TIERS.similarName || resemblesWhole(wanted.nameText, normalizeName(place.name)),
  );
  return mergeHits(spelt, alike).slice(0, wanted.limit);
}

/** Who asks what is near looks for the next one that sells it, whatever it is called. */
const shopsOf = ({ near }: Pick<SearchRequest, "near">, word: string) => (near ? shopsSelling(word) : []);

function mergeHits(spelt: SearchHit[], respelt: SearchHit[]): SearchHit[] {
  const known = new Set(spelt.map(({ place }) => place.id));
  return [...spelt, ...respelt.filter(({ place }) => !known.has(place.id))];
}
