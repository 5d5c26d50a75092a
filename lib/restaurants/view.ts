import { restaurants } from "@/db/schema";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { amenitiesOf } from "@/lib/core/amenities";
import { toldDrawings } from "@/lib/core/cover/told-drawings";

type RestaurantRow = typeof restaurants.$inferSelect;

const { id, name, address, city, town, neighbourhood, cuisines, priceLevel, latitude, longitude } = restaurants;
const { hasApproximateCoordinates, googlePlaceId, rating, userRatingCount, editorialSummary } = restaurants;
const { dishes, phoneNumber, website, openingHours, meals, features, status, isUnconfirmed, listedBy, lastSeenOn } =
  restaurants;

/** The columns that a view needs: long texts that only searches use stay in the database. */
export const viewColumns = {
  id,
  name,
  address,
  city,
  town,
  neighbourhood,
  cuisines,
  priceLevel,
  latitude,
  longitude,
  hasApproximateCoordinates,
  googlePlaceId,
  rating,
  userRatingCount,
  editorialSummary,
  phoneNumber,
  website,
  openingHours,
  meals,
  features,
  status,
  isUnconfirmed,
  listedBy,
  lastSeenOn,
  dishes,
};

type ViewRow = Pick<RestaurantRow, keyof typeof viewColumns>;

/** A row as responses show it, without anybody's status. */
export function viewRestaurant(row: ViewRow): Restaurant {
  const amenities = amenitiesOf(row.features);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city: row.city,
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
    openingHours: row.openingHours,
    isOpen: row.status === "open",
    ...(row.meals.length > 0 && { meals: row.meals }),
    ...(amenities.length > 0 && { amenities }),
    ...(row.dishes.length > 0 && { drawings: toldDrawings(row) }),
    ...(row.isUnconfirmed && { isUnconfirmed: true as const }),
    ...(row.listedBy !== null &&
      row.lastSeenOn !== null && { listed: { by: row.listedBy, lastSeenOn: row.lastSeenOn } }),
  };
}

export type ReaderRow = {
  place: ViewRow;
  userStatus: UserStatus | null;
  guide: { id: string; name: string; city: string } | null;
};

/** A row as one signed-in reader sees it: with their status, and the guide they found it through. */
export const viewForReader = ({ place, userStatus, guide }: ReaderRow): Restaurant => ({
  ...viewRestaurant(place),
  userStatus,
  discoveredFromGuide: guide,
});

/** "Outer Sunset, San Francisco"; where the city stands for a region, the town replaces it: "Sunnyvale". */
function humanizedLocation({
  neighbourhood,
  town,
  city,
}: Pick<RestaurantRow, "neighbourhood" | "town" | "city">): string {
  const place = town ?? city;
  if (!neighbourhood || neighbourhood === place) return place;
  return neighbourhood.includes(place) ? neighbourhood : `${neighbourhood}, ${place}`;
}
