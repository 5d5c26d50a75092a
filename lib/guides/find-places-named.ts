import type { Place } from "@/lib/contracts/stages";
import { CLOSE_PLACES_MAX } from "@/lib/contracts/too-few-places";
import type { Ctx } from "@/lib/ports/context";
import { findMatches } from "@/lib/restaurants/find-matches";
import { normalizeName } from "@/lib/restaurants/search-text";

/** A place whose name somebody typed in place of a wish. */
export type PlaceNamed = Pick<Place, "id" | "name" | "city"> & { isOpen: boolean };

/** Longer texts are no names. */
const LETTERS_MAX = 80;
/** Namesakes beyond these are of other words. */
const LOOKED_THROUGH = 20;

/**
 * At most two places, of any city, that go by a name: those of the whole name, else those whose name begins with it
 * ("Zachary's"), of which something is known. Open ones before closed ones, and those of the city first.
 */
export async function findPlacesNamed(
  { db }: Pick<Ctx, "db">,
  { name, city }: { name: string; city: Place["city"] },
): Promise<PlaceNamed[]> {
  const nameText = normalizeName(name);
  if (nameText === "" || nameText.length > LETTERS_MAX) return [];
  const hits = await findMatches(db, { nameText, limit: LOOKED_THROUGH, reader: null });
  const places = hits.map(({ place }) => ({ place, own: normalizeName(place.name) }));
  const whole = places.filter(({ own }) => own === nameText);
  const begun = places.filter(({ place, own }) => place.listedBy === null && own.startsWith(`${nameText} `));
  return (whole.length > 0 ? whole : begun)
    .map(({ place }) => ({ id: place.id, name: place.name, city: place.city, isOpen: place.status === "open" }))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || Number(b.city === city) - Number(a.city === city))
    .slice(0, CLOSE_PLACES_MAX);
}
