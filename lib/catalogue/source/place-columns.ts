import { restaurants } from "@/db/schema";
import type { Place } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

/** What a place is made from. */
export const placeColumns = {
  id: restaurants.id,
  name: restaurants.name,
  address: restaurants.address,
  city: restaurants.city,
  town: restaurants.town,
  neighbourhood: restaurants.neighbourhood,
  latitude: restaurants.latitude,
  longitude: restaurants.longitude,
  googlePlaceId: restaurants.googlePlaceId,
  cuisines: restaurants.cuisines,
  priceLevel: restaurants.priceLevel,
  dishes: restaurants.dishes,
  room: restaurants.room,
  vibes: restaurants.vibes,
  goodFor: restaurants.goodFor,
  meals: restaurants.meals,
  diets: restaurants.diets,
  features: restaurants.features,
  foundedIn: restaurants.foundedIn,
  editorialSummary: restaurants.editorialSummary,
  rating: restaurants.rating,
  userRatingCount: restaurants.userRatingCount,
  status: restaurants.status,
};

type PlaceRow = Omit<Place, "city"> & { city: string };

/** A restaurant's row as the curator sees it. */
export const toPlace = (row: PlaceRow): Place => ({ ...row, city: row.city as City });
