import { createHash } from "node:crypto";
import { snippetsOf } from "@/db/catalogue/evidence";
import type { evidence, restaurants } from "@/db/schema";
import { nameTextOf, searchTextOf } from "../search-text";
import type { ImportedPlace } from "./read-place";

/** Who says so, as guides show it. */
export const IMPORT_SOURCE = "Imported by the editors";

/** A place as its row; what the file doesn't say of status and Google's id is left to the caller. */
export function rowOf(id: string, place: ImportedPlace) {
  const { where, key, phone, since, notes, status, googlePlaceId, ...facts } = place;
  return {
    ...facts,
    id,
    source: "import",
    nameText: nameTextOf(place.name),
    searchText: searchTextOf(
      place,
      notes.map(({ text }) => text),
    ),
    phoneNumber: phone,
    foundedIn: since,
  } satisfies Partial<typeof restaurants.$inferInsert>;
}

export const evidenceRowsOf = (id: string, place: ImportedPlace, datedOn: string): (typeof evidence.$inferInsert)[] =>
  snippetsOf({ ...place, slug: id }, { source: IMPORT_SOURCE, datedOn });

/** Over all that is written of a place, so that rows follow a change in how they are derived too. */
export function checksumOf(id: string, place: ImportedPlace): string {
  const written = [rowOf(id, place), place.status, place.googlePlaceId, place.key, evidenceRowsOf(id, place, "")];
  return createHash("sha256").update(JSON.stringify(written)).digest("hex");
}
