import { PlacesError } from "./places-error";
import { type CallOptions, DEFAULT_RETRY_POLICY, type RetryPolicy, request } from "./request";
import { GooglePlace, PHOTO_NAME, PhotoResponse, PlacesResponse } from "./response";
import { type Field, skuOf } from "./sku";

export { PlacesError } from "./places-error";
export type { GooglePlace } from "./response";

const GOOGLE_PLACES_URL = "https://places.googleapis.com";
/** Google gives no more in one page, and no more than three pages. */
const PAGE_SIZE = 20;
/** Types that searches for restaurants are limited to. */
const RESTAURANT_TYPES = ["restaurant", "cafe", "bakery", "bar", "meal_takeaway"] as const;

type BoundingBox = readonly [south: number, north: number, west: number, east: number];

type TextSearch = {
  query: string;
  /** Degrees; nothing outside it is found. */
  within: BoundingBox;
  fields: readonly Field[];
  /** Of the page before; all else must be as it was then. */
  pageToken?: string | null;
};
type NearbySearch = {
  latitude: number;
  longitude: number;
  /** At most 50,000. */
  radiusMeters: number;
  fields: readonly Field[];
  /** Any of these; restaurants of all kinds by default. */
  types?: readonly string[];
};

export type GooglePlacesClient = ReturnType<typeof googlePlacesClient>;

/**
 * Google Places (New), its four calls. Each is bounded in time, retried where that may help, and reported to
 * `options.spend` once for every request that goes out.
 * @throws PlacesError, or what the caller's signal was aborted with
 */
export function googlePlacesClient({
  apiKey,
  baseUrl = GOOGLE_PLACES_URL,
  retryPolicy = DEFAULT_RETRY_POLICY,
}: {
  apiKey: string;
  baseUrl?: string | undefined;
  retryPolicy?: RetryPolicy;
}) {
  const settings = { apiKey, baseUrl: baseUrl.replace(/\/+$/, "").replace(/\/v1$/, ""), retryPolicy };

  return {
    /** Places that fit some words, best first, 20 a page and 60 in all. */
    searchText({ query, within, fields, pageToken = null }: TextSearch, options: CallOptions) {
      const [south, north, west, east] = within;
      const body = {
        textQuery: query,
        pageSize: PAGE_SIZE,
        languageCode: "en",
        regionCode: "US",
        locationRestriction: {
          rectangle: { low: { latitude: south, longitude: west }, high: { latitude: north, longitude: east } },
        },
        ...(pageToken !== null && { pageToken }),
      };
      const mask = `nextPageToken,${fieldMask(fields, "places.")}`;
      const sku = skuOf("text-search", fields);
      const call = { method: "POST", path: "/v1/places:searchText", fields: mask, body, sku } as const;
      return request(settings, call, PlacesResponse, options);
    },

    /** At most 20 places in a circle, the best known first. There are no further pages. */
    async searchNearby(search: NearbySearch, options: CallOptions): Promise<GooglePlace[]> {
      const { latitude, longitude, radiusMeters, fields, types = RESTAURANT_TYPES } = search;
      const body = {
        includedTypes: types,
        maxResultCount: PAGE_SIZE,
        rankPreference: "POPULARITY",
        languageCode: "en",
        regionCode: "US",
        locationRestriction: { circle: { center: { latitude, longitude }, radius: radiusMeters } },
      };
      const sku = skuOf("nearby-search", fields);
      const mask = fieldMask(fields, "places.");
      const call = { method: "POST", path: "/v1/places:searchNearby", fields: mask, body, sku } as const;
      return (await request(settings, call, PlacesResponse, options)).places;
    },

    /** One place. A `missing` failure means that its id is no longer in use. */
    placeDetails({ googlePlaceId, fields }: { googlePlaceId: string; fields: readonly Field[] }, options: CallOptions) {
      const path = `/v1/places/${encodeURIComponent(googlePlaceId)}?languageCode=en&regionCode=US`;
      const call = { method: "GET", path, fields: fieldMask(fields), sku: skuOf("details", fields) } as const;
      return request(settings, call, GooglePlace, options);
    },

    /** Where the photo's bytes can be fetched for a short while, without the key. */
    async photoMedia(
      { name, maxWidthPx }: { name: string; maxWidthPx: number },
      options: CallOptions,
    ): Promise<string> {
      if (!PHOTO_NAME.test(name)) throw new PlacesError("bad-request", "a photo's name is not one of Google's");
      const path = `/v1/${name}/media?maxWidthPx=${maxWidthPx}&skipHttpRedirect=true`;
      const call = { method: "GET", path, sku: "photo" } as const;
      return (await request(settings, call, PhotoResponse, options)).photoUri;
    },
  };
}

const fieldMask = (fields: readonly Field[], prefix = "") => fields.map((field) => `${prefix}${field}`).join(",");
