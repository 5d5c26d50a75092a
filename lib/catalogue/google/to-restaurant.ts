import type { restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { sha256 } from "@/lib/core/sha256";
import { buildSearchText, normalizeName } from "@/lib/restaurants/search-text";
import { resolveAreas } from "@/lib/restaurants/vocabulary/areas";
import type { GooglePlace } from "./response";
import { toCuisines } from "./to-cuisines";

type NewRestaurant = typeof restaurants.$inferInsert;
/** A place that can be saved: it has a name, and lies in a city of ours. */
export type LocatedPlace = GooglePlace & { name: string; latitude: number; longitude: number; city: City };

const NAME_MAX = 200;

/** A row of our own for a place of Google's; what Google did not return stays null. */
export function toRestaurant(place: LocatedPlace): NewRestaurant {
  const { googlePlaceId, city, latitude, longitude, rating, userRatingCount, priceLevel } = place;
  const name = place.name.slice(0, NAME_MAX);
  const locality = addressPart(place, "locality");
  const facts = {
    name,
    city,
    town: locality === null || locality === city ? null : locality,
    neighbourhood: toNeighbourhood(place),
    cuisines: toCuisines(place.primaryType, place.types),
    dishes: [],
    vibes: [],
    goodFor: goodFor(place),
    diets: trueFlags({ vegetarian: place.servesVegetarianFood }),
    editorialSummary: place.editorialSummary,
  };
  return {
    ...facts,
    id: slugOf(name, googlePlaceId),
    source: "google",
    nameText: normalizeName(name),
    searchText: buildSearchText(facts),
    address: streetAddress(place),
    postalCode: addressPart(place, "postal_code"),
    latitude,
    longitude,
    googlePlaceId,
    rating,
    userRatingCount,
    priceLevel,
    meals: trueFlags({
      breakfast: place.servesBreakfast,
      brunch: place.servesBrunch,
      lunch: place.servesLunch,
      dinner: place.servesDinner,
    }),
    features: trueFlags({
      patio: place.outdoorSeating,
      "live-music": place.liveMusic,
      reservations: place.reservable,
      "dogs-on-patio": place.allowsDogs,
    }),
    phoneNumber: place.nationalPhoneNumber,
    website: place.websiteUri,
    openingHours: place.openingHours,
    status: place.status ?? "open",
  };
}

/** "Mission District" is our "Mission". */
function toNeighbourhood(place: LocatedPlace): string | null {
  const name = addressPart(place, "neighborhood");
  if (name === null) return null;
  const areas = resolveAreas(place.city, name);
  return areas.length === 1 ? (areas[0] ?? name) : name;
}

/** The municipality that Google names. */
export const townOf = (place: GooglePlace): string | null => addressPart(place, "locality");

const addressPart = ({ addressComponents }: GooglePlace, type: string): string | null =>
  addressComponents.find(({ types }) => types.includes(type))?.longText ?? null;

const trueFlags = (flags: Record<string, boolean | null>): string[] => Object.keys(flags).filter((word) => flags[word]);

const goodFor = ({ goodForChildren, goodForGroups, takeout }: GooglePlace): string[] =>
  trueFlags({ kids: goodForChildren, groups: goodForGroups, takeout });

/** "1658 Market St" of "1658 Market St, San Francisco, CA 94102, USA": the rest stands in columns of its own. */
function streetAddress(place: GooglePlace): string {
  const parts = (place.formattedAddress ?? "").split(", ");
  const town = parts.indexOf(townOf(place) ?? "");
  const state = parts.findIndex((part) => /^CA( \d{5})?$/.test(part));
  const end = town > 0 ? town : state > 1 ? state - 1 : parts.length;
  return parts.slice(0, end).join(", ");
}

/** Readable, and the same whenever the place is met again. */
function slugOf(name: string, googlePlaceId: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${words || "place"}-${sha256(googlePlaceId).slice(0, 8)}`;
}
