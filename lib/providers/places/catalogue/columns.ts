import { restaurants } from "@/db/schema";
import type { City } from "../../../cities";
import type { Place } from "../../../guides/stage-types";

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

type Row = Omit<Place, "city"> & { city: string };

/** A restaurant's row as the curator sees it. */
export const placeOf = (row: Row): Place => ({ ...row, city: row.city as City });
