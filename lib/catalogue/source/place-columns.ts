import { restaurants } from "@/db/schema";

/** The columns of a `Place`, without its relevance. */
export const placeColumns = {
  id: restaurants.id,
  name: restaurants.name,
  address: restaurants.address,
  city: restaurants.city,
  town: restaurants.town,
  neighbourhood: restaurants.neighbourhood,
  latitude: restaurants.latitude,
  longitude: restaurants.longitude,
  hasApproximateCoordinates: restaurants.hasApproximateCoordinates,
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
