import type { restaurants } from "@/db/schema";
import type { City } from "../cities";
import type { Restaurant } from "./contract";

type RestaurantRow = typeof restaurants.$inferSelect;

/** A row as answers show it, without anybody's status. */
export function viewRestaurant(row: RestaurantRow): Restaurant {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city: row.city as City,
    neighbourhood: row.neighbourhood,
    cuisines: row.cuisines,
    priceLevel: row.priceLevel,
    latitude: row.latitude,
    longitude: row.longitude,
    hasApproximateCoordinates: row.hasApproximateCoordinates,
    googlePlaceId: row.googlePlaceId,
    rating: row.rating,
    userRatingCount: row.userRatingCount,
    editorialSummary: row.editorialSummary,
    humanizedLocation: humanizedLocation(row),
    phoneNumber: row.phoneNumber,
    website: row.website,
    isOpen: row.status === "open",
  };
}

/** "Outer Sunset, San Francisco"; on the Peninsula the town stands for the region. */
export function humanizedLocation({
  neighbourhood,
  town,
  city,
}: Pick<RestaurantRow, "neighbourhood" | "town" | "city">): string {
  const place = town ?? city;
  if (!neighbourhood || neighbourhood === place) return place;
  return neighbourhood.includes(place) ? neighbourhood : `${neighbourhood}, ${place}`;
}
