import type { evidence, restaurants } from "@/db/schema";
import { buildEvidence } from "@/lib/catalogue/source/evidence";
import { sha256 } from "@/lib/core/sha256";
import { buildSearchText, normalizeName } from "@/lib/restaurants/search-text";
import type { ParsedPlace } from "./parse-place";

/** Who says so, as guides show it. */
const IMPORT_EVIDENCE_SOURCE = "Imported by the editors";

/** A place as its row; what the file doesn't say of status and Google's id is left to the caller. */
export function restaurantRow(id: string, place: ParsedPlace) {
  const { where, key, phone, since, notes, status, googlePlaceId, ...facts } = place;
  return {
    ...facts,
    id,
    source: "import",
    nameText: normalizeName(place.name),
    searchText: buildSearchText(
      place,
      notes.map(({ text }) => text),
    ),
    phoneNumber: phone,
    foundedIn: since,
  } satisfies Partial<typeof restaurants.$inferInsert>;
}

export const evidenceRows = (id: string, place: ParsedPlace, datedOn: string): (typeof evidence.$inferInsert)[] =>
  buildEvidence({ ...place, slug: id }, { source: IMPORT_EVIDENCE_SOURCE, datedOn });

/** Over all that is written of a place, so that rows follow a change in how they are derived too. */
export function placeChecksum(id: string, place: ParsedPlace): string {
  const written = [restaurantRow(id, place), place.status, place.googlePlaceId, place.key, evidenceRows(id, place, "")];
  return sha256(JSON.stringify(written));
}
