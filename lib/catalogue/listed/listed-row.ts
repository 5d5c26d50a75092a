import type { restaurants } from "@/db/schema";
import { sha256 } from "@/lib/core/sha256";
import { slugify } from "@/lib/core/slug";
import { buildSearchText, normalizeName } from "@/lib/restaurants/search-text";
import type { ListedPlace } from "./read-listed-places";

/** What is written of a listed place, and nothing that would describe it. */
export function listedRow(id: string, { phone, ...place }: ListedPlace) {
  return {
    ...place,
    id,
    source: "listed",
    phoneNumber: phone,
    nameText: normalizeName(place.name),
    searchText: buildSearchText({ ...place, dishes: [], vibes: [], goodFor: [], diets: [], editorialSummary: null }),
    status: "open",
  } satisfies typeof restaurants.$inferInsert;
}

export type ListedRow = ReturnType<typeof listedRow>;

/** "zareens-3f2a9c": what is described gets the name alone, so the two never ask for one id. */
export function newListedId({ name, address, town, city }: ListedPlace, isTaken: (id: string) => boolean): string {
  const hash = sha256(`${name}|${address}|${town ?? city}`);
  for (let length = 6; ; length += 2) {
    const id = `${slugify(name) || "place"}-${hash.slice(0, length)}`;
    if (!isTaken(id)) return id;
  }
}
