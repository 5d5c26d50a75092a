import type { restaurants } from "@/db/schema";
import { buildSearchText } from "@/lib/restaurants/search-text";
import { type LocatedPlace, toRestaurant } from "./to-restaurant";

type RestaurantRow = typeof restaurants.$inferSelect;

/** What a row learns from Google, or null where it learns nothing. What Google leaves out stays as it was. */
export function mergePlace(row: RestaurantRow, place: LocatedPlace): Partial<RestaurantRow> | null {
  const change = mergeRow(row, place);
  const news = Object.entries(change).filter(([key, value]) => !isUnchanged(row[key as keyof RestaurantRow], value));
  return news.length > 0 ? Object.fromEntries(news) : null;
}

function mergeRow(row: RestaurantRow, place: LocatedPlace): Partial<RestaurantRow> {
  if (row.source === "google") return mergeGoogleRow(row, place);
  return row.source === "listed" ? adoptListedRow(row, place) : mergeOwnRow(row, place);
}

/** What was only listed is Google's from now on, as if it had found it first, under the id that readers marked. */
const adoptListedRow = (row: RestaurantRow, place: LocatedPlace): Partial<RestaurantRow> => ({
  ...mergeGoogleRow(row, place),
  source: "google",
  listedBy: null,
  lastSeenOn: null,
  googlePlaceId: place.googlePlaceId,
});

/** A row of ours keeps its own words and facts; Google updates what changes, and fills what we don't know. */
function mergeOwnRow(row: RestaurantRow, place: LocatedPlace): Partial<RestaurantRow> {
  return {
    ...ratingOf(row, place),
    googlePlaceId: row.googlePlaceId ?? place.googlePlaceId,
    priceLevel: row.priceLevel ?? place.priceLevel,
    phoneNumber: row.phoneNumber ?? place.nationalPhoneNumber,
    website: row.website ?? place.websiteUri,
    openingHours: place.openingHours ?? row.openingHours,
    status: place.status ?? row.status,
    ...(row.hasApproximateCoordinates &&
      row.city === place.city && {
        latitude: place.latitude,
        longitude: place.longitude,
        hasApproximateCoordinates: false,
      }),
  };
}

/** A row that came from Google follows Google in every field that it still returns. */
function mergeGoogleRow(row: RestaurantRow, place: LocatedPlace): Partial<RestaurantRow> {
  const { id: _, source: __, googlePlaceId: ___, status: ____, ...fresh } = toRestaurant(place);
  const changes = Object.entries(fresh).filter(([, value]) => {
    return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  const facts: Partial<RestaurantRow> = {
    ...Object.fromEntries(changes),
    ...ratingOf(row, place),
    status: place.status ?? row.status,
  };
  return { ...facts, searchText: buildSearchText({ ...row, ...facts }) };
}

/** A rating and the number it rests on belong together. */
const ratingOf = (row: RestaurantRow, { rating, userRatingCount }: LocatedPlace) =>
  rating === null ? { rating: row.rating, userRatingCount: row.userRatingCount } : { rating, userRatingCount };

/** Ratings are stored in single precision. */
const isUnchanged = (before: unknown, after: unknown): boolean =>
  typeof before === "number" && typeof after === "number"
    ? Math.abs(before - after) < 1e-6
    : JSON.stringify(before) === JSON.stringify(after);
