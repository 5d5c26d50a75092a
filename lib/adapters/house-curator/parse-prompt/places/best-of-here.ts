import type { City } from "@/lib/core/cities";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { ownRegion } from "./other-location";

const BEST_OF = /^(?:the )?(?:very )?best (?:of|in) (?:the )?(.+)$/;

/** "Best of the East Bay", and no more: of a city's restaurants. */
export function isBestOfHere(text: string, city: City): boolean {
  const [, place = ""] = BEST_OF.exec(foldWords(text)) ?? [];
  const isRegion = place.split(" ").length <= 2 && ownRegion(`the ${place}`, city) !== null;
  return isRegion || CITY_SYNONYMS[city].some((name) => foldWords(name) === place);
}
