import type { Place } from "@/lib/contracts/stages";
import { cuisineFamily, foldWords, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { dishesThatProve } from "./dishes-by-cuisine";
import { containsPhrase, placeTexts } from "./place-texts";

/** How many of a place's cuisines count as its main ones. */
const MAIN_CUISINES_MAX = 2;

/** The first two: a third is an aside. */
export const mainCuisines = ({ cuisines }: Place): string[] => cuisines.slice(0, MAIN_CUISINES_MAX);

const isVenueType = (cuisine: string): boolean => VENUE_TYPES.includes(cuisine);

/**
 * Whether a place mainly is of a cuisine: by its first one, by a national cuisine behind a kind of venue ("Pizza,
 * Italian"), by most of the dishes it is known for, or by what its name or the start of its summary says. One dish of
 * several or a third cuisine doesn't make it so.
 */
export function isMainly(place: Place, cuisine: string): boolean {
  const family = cuisineFamily(cuisine);
  const main = mainCuisines(place);
  const national = isVenueType(cuisine) ? undefined : main.find((own) => !isVenueType(own));
  const own = national ?? main[0];
  if ((own !== undefined && family.has(own)) || isMostOfItsDishes(place, cuisine)) return true;
  // What its name says counts only where it lists the cuisine at all: "Little Italy Burgers" isn't Italian.
  return place.cuisines.some((listed) => family.has(listed)) && isNamedAs(place, family);
}

function isNamedAs(place: Place, family: ReadonlySet<string>): boolean {
  const { name, prose } = placeTexts(place);
  const [opening = ""] = prose.split(" , ");
  return [...family].some((word) => containsPhrase(name, word) || containsPhrase(`${opening} `, word));
}

function isMostOfItsDishes({ dishes }: Place, cuisine: string): boolean {
  const words = dishesThatProve(cuisine);
  const proofs = dishes.filter(({ name }) => words.some((word) => containsPhrase(` ${foldWords(name)} `, word)));
  return proofs.length * 2 > dishes.length;
}
