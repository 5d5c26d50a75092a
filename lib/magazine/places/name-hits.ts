import type { Ctx } from "@/lib/ports/context";
import { findMatches } from "@/lib/restaurants/find-matches";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { normalizeName } from "@/lib/restaurants/search-text";
import { viewRestaurant } from "@/lib/restaurants/view";
import { isNamedForFood } from "./avoided-foods";
import { isInSome } from "./in-some-area";
import { closestNames, holdsEach } from "./name-queries";
import { isOfChain, isRefusedName } from "./read-refusals";
import type { SearchInput } from "./search-input";

/** Names beyond these would help nobody who looks for one. */
const NAMES_MAX = 60;

export type NameHits = {
  /** Called as the whole search reads, the closest first. */
  named: SearchHit[];
  /** Places that are only listed and have all that is asked for in their names. */
  listed: SearchHit[];
};

/** Places by their names, from the database: as typed, and by what the search asks for. */
export async function findNameHits({ db }: Pick<Ctx, "db">, input: SearchInput): Promise<NameHits> {
  const { query, city, read } = input;
  const { areas, near } = read;
  const inAreas = areas.length > 0;
  const words = wordsOfNames(input);
  const [calledAlike, listedAlike] = await Promise.all([
    findMatches(db, {
      nameText: normalizeName(query),
      city: inAreas ? undefined : city,
      limit: NAMES_MAX,
      reader: null,
    }),
    words.length > 0
      ? findMatches(db, {
          nameText: words.map(beginning).join(" "),
          areas: inAreas ? areas : undefined,
          city: inAreas ? undefined : city,
          near: near ?? undefined,
          limit: NAMES_MAX,
          reader: null,
        })
      : [],
  ]);
  return {
    named: closestNames(query, calledAlike),
    listed: listedAlike.filter(
      (hit) =>
        hit.tier !== MATCH_TIERS.similarName &&
        isMeant(hit, words, input) &&
        holdsShortWords(hit, words, input) &&
        isListedAsWanted(hit, input),
    ),
  };
}

/** What a name costs isn't known, and no name says what it is like there. */
function wordsOfNames({ read: { terms } }: SearchInput): string[] {
  const isNameable = terms.some(({ kind }) => kind !== "price" && kind !== "mood");
  return isNameable
    ? terms.flatMap(({ kind, label, isBonus }) => (kind === "price" || isBonus ? [] : label.split(" ")))
    : [];
}

/** Of what is read as a whole, a name that is only spelled alike says nothing: "keto" is no "Seto". */
const isMeant = (hit: SearchHit, words: readonly string[], { read }: SearchInput): boolean =>
  hit.tier === MATCH_TIERS.textContainsWords ||
  read.terms.some(({ kind }) => kind === "word") ||
  holdsEach(hit, words.map(beginning));

const BEGINNING_MIN = 4;

/** A few letters begin too many names: "ex" asks for no "Expo Kitchen". */
function holdsShortWords({ place }: SearchHit, words: readonly string[], { index }: SearchInput): boolean {
  const own = normalizeName(place.name).split(" ");
  return words.every(
    (word) =>
      word.length >= BEGINNING_MIN || index.words.found.has(word) || own.includes(word) || own.includes(`${word}s`),
  );
}

function isListedAsWanted({ place }: SearchHit, { read }: SearchInput): boolean {
  return (
    place.listedBy !== null &&
    !isInSome(read.refusedAreas)(viewRestaurant(place), place.town) &&
    !isOfChain(place, read.refusedNames) &&
    !isRefusedName(place, [...read.refused, ...read.sidelined]) &&
    !read.avoided.some(({ food }) => isNamedForFood(place, food))
  );
}

/** A name may have it in the singular: "Dumpling House". */
const beginning = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word);

export const isCalledSo = ({ tier }: SearchHit): boolean => tier <= MATCH_TIERS.nameContainsWords;
