import type { UserStatus } from "@/lib/contracts/restaurant";
import { seededRandom } from "@/lib/core/cover/random";
import type { TastePlace } from "@/lib/taste/trait";

export type InventedReader = { cuisine: string | null; marks: ReadonlyMap<string, UserStatus> };

const LOVED_MIN = 4;
const LOVED_SPREAD = 8;
/** Of the loved places, how many are of the reader's own cuisine; the others are any. */
const OWN_SHARE = 0.5;
const PLACES_OF_CUISINE_MIN = 4;

/** Readers of one city each, who love one cuisine above others, and never want two places again. */
export function inventReaders(places: readonly TastePlace[], count: number): InventedReader[] {
  const random = seededRandom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, () => {
    const { city } = pick(places);
    const ofCity = places.filter((place) => place.city === city);
    const cuisine = pick(
      [...new Set(ofCity.flatMap(({ cuisines }) => cuisines))].filter(
        (name) => ofCity.filter(({ cuisines }) => cuisines.includes(name)).length >= PLACES_OF_CUISINE_MIN,
      ),
    );
    const own = ofCity.filter(({ cuisines }) => cuisines.includes(cuisine));
    const marks = new Map<string, UserStatus>();
    const mark = (status: UserStatus, from: readonly TastePlace[]) => marks.set(pick(from).id, status);
    for (let at = 0; at < 2; at++) mark("never_again", ofCity);
    mark("not_interested", ofCity);
    mark("interested", ofCity);
    const loved = LOVED_MIN + Math.floor(random() * LOVED_SPREAD);
    for (let at = 0; at < loved; at++) mark(random() < 0.7 ? "love" : "like", random() < OWN_SHARE ? own : ofCity);
    return { cuisine, marks };
  });
}

/** Readers whose loved places are any of a city's: they have no taste that anybody could find. */
export function inventTasteless(places: readonly TastePlace[], count: number): InventedReader[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => {
    const { city } = places[Math.floor(random() * places.length)] as TastePlace;
    const ofCity = places.filter((place) => place.city === city);
    const loved = LOVED_MIN + Math.floor(random() * 26);
    const ids = Array.from({ length: loved }, () => (ofCity[Math.floor(random() * ofCity.length)] as TastePlace).id);
    return { cuisine: null, marks: new Map(ids.map((id) => [id, "love"])) };
  });
}
