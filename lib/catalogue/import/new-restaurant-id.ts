import { sha256 } from "@/lib/core/sha256";
import { slugify } from "@/lib/core/slug";
import type { ExistingPlaces } from "./existing-places";
import type { ParsedPlace } from "./parse-place";

/** Places of one name and one address, far apart: no file has more of them. */
const MAX_NUMBER = 9;

/** "la-taqueria", or where that is taken "la-taqueria-mission", or else with a suffix from the address. */
export function newRestaurantId(place: ParsedPlace, known: ExistingPlaces): string {
  const free = candidateIds(place).find((id) => known.get(id) === undefined);
  if (free === undefined) throw new Error(`Every id for ${place.name}, ${place.address}, is taken.`);
  return free;
}

/** Every id that a place may get, the most readable one first. */
export function candidateIds({ name, address, neighbourhood, city }: ParsedPlace): string[] {
  const base = slugify(name) || "place";
  const hash = sha256(`${name}|${address}|${city}`).slice(0, 6);
  const tail = `${base}-${hash}`;
  const numbered = Array.from({ length: MAX_NUMBER - 1 }, (_, i) => `${tail}-${i + 2}`);
  return [base, `${base}-${slugify(neighbourhood ?? city)}`, tail, ...numbered].filter((id) => !id.endsWith("-"));
}
