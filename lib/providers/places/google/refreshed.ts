import type { restaurants } from "@/db/schema";
import { searchTextOf } from "../../../restaurants/search-text";
import { type Located, rowOf } from "./row-of";

type Row = typeof restaurants.$inferSelect;

/** What a row learns from Google, or null where it learns nothing. What Google leaves out stays as it was. */
export function refreshed(row: Row, place: Located): Partial<Row> | null {
  const change = row.source === "google" ? own(row, place) : lent(row, place);
  const news = Object.entries(change).filter(([key, value]) => !isSame(row[key as keyof Row], value));
  return news.length > 0 ? Object.fromEntries(news) : null;
}

/** A row of ours keeps its own words and facts; Google tells what changes, and fills what we don't know. */
function lent(row: Row, place: Located): Partial<Row> {
  return {
    ...rated(row, place),
    googlePlaceId: row.googlePlaceId ?? place.googlePlaceId,
    priceLevel: row.priceLevel ?? place.priceLevel,
    phoneNumber: row.phoneNumber ?? place.nationalPhoneNumber,
    website: row.website ?? place.websiteUri,
    openingHours: place.openingHours ?? row.openingHours,
    status: place.status ?? row.status,
    ...(row.hasApproximateCoordinates &&
      row.city === place.city && {
        ...{ latitude: place.latitude, longitude: place.longitude, hasApproximateCoordinates: false },
      }),
  };
}

/** A row that Google brought follows Google in everything that it still tells. */
function own(row: Row, place: Located): Partial<Row> {
  const { id: _, source: __, googlePlaceId: ___, status: ____, ...fresh } = rowOf(place);
  const told = Object.entries(fresh).filter(([, value]) => {
    return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  const facts: Partial<Row> = { ...Object.fromEntries(told), ...rated(row, place), status: place.status ?? row.status };
  return { ...facts, searchText: searchTextOf({ ...row, ...facts }) };
}

/** A rating and the number it rests on belong together. */
const rated = (row: Row, { rating, userRatingCount }: Located) =>
  rating === null ? { rating: row.rating, userRatingCount: row.userRatingCount } : { rating, userRatingCount };

/** Ratings are kept in single precision. */
const isSame = (before: unknown, after: unknown): boolean =>
  typeof before === "number" && typeof after === "number"
    ? Math.abs(before - after) < 1e-6
    : JSON.stringify(before) === JSON.stringify(after);
