import { unstable_cache } from "next/cache";
import { loadMagazine, type Magazine, readMagazineStamp } from "@/lib/magazine/load";
import { loadPlaces, type PlaceIndex, readPlacesStamp } from "@/lib/magazine/places/load-places";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { publicCtx } from "./public-ctx";

type Held<Copy> = { stamp: string; copy: Promise<Copy> };
const globals = globalThis as typeof globalThis & {
  kumquatMagazine?: Held<Magazine>;
  kumquatPlaces?: Held<PlaceIndex>;
};

const cacheOptions = { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS };
const readStamp = unstable_cache(() => readMagazineStamp(publicCtx()), ["magazine-stamp"], cacheOptions);
const readStampOfPlaces = unstable_cache(() => readPlacesStamp(publicCtx()), ["places-stamp"], cacheOptions);

/**
 * Every public guide with its words, in the memory of this process: a page of thousands is as quick as one of fifty. Read
 * again when a guide or a place has changed, at once where that revalidates the public pages.
 */
export const readMagazine = async (): Promise<Magazine> =>
  held("kumquatMagazine", await readStamp(), () => loadMagazine(publicCtx()));

/** Every described place with its words, in the same way; a new guide doesn't change it. */
export const readPlaces = async (): Promise<PlaceIndex> =>
  held("kumquatPlaces", await readStampOfPlaces(), () => loadPlaces(publicCtx()));

function held<Name extends "kumquatMagazine" | "kumquatPlaces">(
  name: Name,
  stamp: string,
  load: () => NonNullable<(typeof globals)[Name]>["copy"],
): NonNullable<(typeof globals)[Name]>["copy"] {
  const known = globals[name];
  if (known?.stamp === stamp) return known.copy;
  const copy = load();
  Object.assign(globals, { [name]: { stamp, copy } });
  copy.catch(() => {
    if (globals[name]?.copy === copy) delete globals[name];
  });
  return copy;
}
