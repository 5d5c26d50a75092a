import { sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Place } from "@/lib/contracts/stages";

/** Without Drizzle's columns: in a select of one table it writes them without the table's name. */
const notes = sql<NonNullable<Place["notes"]>>`(
  select coalesce(json_agg(json_build_object('about', note.about, 'text', note.text) order by note.id), '[]'::json)
  from evidence as note
  where note.restaurant_id = "restaurants"."id" and note.about in ('story', 'cooking', 'room', 'know', 'order')
)`;

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
  isUnconfirmed: restaurants.isUnconfirmed,
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
  notes,
  rating: restaurants.rating,
  userRatingCount: restaurants.userRatingCount,
  status: restaurants.status,
};
