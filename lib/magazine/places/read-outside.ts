import { CITIES, theCity } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { joinWithAnd } from "@/lib/core/join-list";
import { outsidePlaceOfSearch } from "@/lib/restaurants/vocabulary/outside-places";
import { WORD_TIERS, type WordIndex, wordTiers } from "../word-index";

export type Outside = {
  /** "Napa lies outside our cities: …"; empty where all is within. */
  notes: string[];
  /** What is searched for in our cities instead. */
  rest: string;
};

/** Where a search names a place outside our cities, and no restaurant's name holds it. */
export function readOutside(query: string, index: WordIndex): Outside {
  const names: string[] = [];
  let rest = query;
  for (let found = outsideOf(query, index); found; found = outsideOf(rest, index)) {
    names.push(found.name);
    rest = found.rest;
  }
  return { notes: names.length > 0 ? [outsideNote(names, rest !== "")] : [], rest };
}

const outsideOf = (query: string, index: WordIndex) =>
  [...wordTiers(index, foldText(query)).values()].includes(WORD_TIERS.title) ? null : outsidePlaceOfSearch(query);

const outsideNote = (names: readonly string[], isSearched: boolean): string =>
  `${joinWithAnd(names)} ${names.length > 1 ? "lie" : "lies"} outside our cities, which are ${joinWithAnd(CITIES.map(theCity))}.${isSearched ? " We looked in those." : ""}`;
