import { createHash } from "node:crypto";
import { slug } from "../../guides/guide-id";
import type { KnownPlaces } from "./known-places";
import type { ImportedPlace } from "./read-place";

/** Places of one name and one address, far apart: nobody has more of them. */
const MOST_NUMBERED = 9;

/** "la-taqueria", or where that is taken "la-taqueria-mission", or else with a tail that tells the address. */
export function newId(place: ImportedPlace, known: KnownPlaces): string {
  const free = idsFor(place).find((id) => known.get(id) === undefined);
  if (free === undefined) throw new Error(`Every id for ${place.name}, ${place.address}, is taken.`);
  return free;
}

/** Every id that a place may get, the most readable one first. */
export function idsFor({ name, address, neighbourhood, city }: ImportedPlace): string[] {
  const base = slug(name) || "place";
  const hash = createHash("sha256").update(`${name}|${address}|${city}`).digest("hex").slice(0, 6);
  const tail = `${base}-${hash}`;
  const numbered = Array.from({ length: MOST_NUMBERED - 1 }, (_, i) => `${tail}-${i + 2}`);
  return [base, `${base}-${slug(neighbourhood ?? city)}`, tail, ...numbered].filter((id) => !id.endsWith("-"));
}
