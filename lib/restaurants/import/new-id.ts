import { createHash } from "node:crypto";
import { slug } from "../../guides/guide-id";
import type { KnownPlaces } from "./known-places";
import type { ImportedPlace } from "./read-place";

/** "la-taqueria", or where that is taken "la-taqueria-mission", or else with a tail that tells the address. */
export function newId({ name, address, neighbourhood, city }: ImportedPlace, known: KnownPlaces): string {
  const base = slug(name) || "place";
  const tail = createHash("sha256").update(`${name}|${address}|${city}`).digest("hex").slice(0, 6);
  const candidates = [base, `${base}-${slug(neighbourhood ?? city)}`, `${base}-${tail}`];
  const free = candidates.find((id) => known.get(id) === undefined && !id.endsWith("-"));
  return free ?? numbered(`${base}-${tail}`, known);
}

function numbered(base: string, known: KnownPlaces): string {
  let n = 2;
  while (known.get(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}
