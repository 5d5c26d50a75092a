import type { ImportSource } from "@/lib/contracts/place-import";
import type { BoundedPlaceList } from "./bounded-place-list.ts";
import { type ExternalPlace, toExternalPlace } from "./external-place.ts";
import { InvalidFileError } from "./file-errors.ts";
import { jsonMembers } from "./json-members.ts";
import { parseGoogleMapsUrl } from "./parse-google-maps-url.ts";
import { parseStatus } from "./parse-status.ts";

type JsonObject = Record<string, unknown>;

const NO_COLLECTION = "This JSON is no GeoJSON FeatureCollection, the one kind of JSON that holds places.";

/** Reads a GeoJSON FeatureCollection: our own, the "Saved Places.json" of Google Takeout, or anybody's. */
export function readGeojson(text: string, list: string, places: BoundedPlaceList): ImportSource {
  if (text.trimStart()[0] !== "{") throw new InvalidFileError(NO_COLLECTION);
  const sources = new Set<ImportSource>();
  let [type, features]: unknown[] = [];
  for (const { key, value, isElement } of jsonMembers(text, "features")) {
    if (key === "type") type = value;
    if (key === "features" && !isElement) features = value;
    if (!isElement) continue;
    const feature = object(value);
    const source = sourceOf(object(feature.properties));
    sources.add(source);
    places.add(placeOf(feature, source === "kumquat" ? null : list));
  }
  if (type !== "FeatureCollection" || !Array.isArray(features)) throw new InvalidFileError(NO_COLLECTION);
  return (["kumquat", "google_takeout"] as const).find((source) => sources.has(source)) ?? "geojson";
}

function sourceOf(properties: JsonObject): ImportSource {
  if ("google_place_id" in properties && "marked_on" in properties) return "kumquat";
  return "google_maps_url" in properties || "Google Maps URL" in properties ? "google_takeout" : "geojson";
}

/** Google has exported its data in two shapes; both are read. */
function placeOf(feature: JsonObject, list: string | null): ExternalPlace {
  const properties = object(feature.properties);
  const location = { ...object(properties.Location), ...object(properties.location) };
  const [longitude, latitude] = coordinatesOf(object(feature.geometry));
  const fromUrl = parseGoogleMapsUrl(properties.google_maps_url ?? properties["Google Maps URL"]);
  const geo = object(location["Geo Coordinates"]);
  return toExternalPlace({
    name: first(properties.name, properties.title, properties.Title, location.name, location["Business Name"]),
    list: first(properties.list, list),
    address: first(properties.address, location.address, location.Address),
    city: properties.city,
    latitude: first(latitude, geo.Latitude, fromUrl.latitude),
    longitude: first(longitude, geo.Longitude, fromUrl.longitude),
    status: parseStatus(properties.status) ?? parseStatus(list),
    id: properties.id,
    googlePlaceId: first(properties.google_place_id, fromUrl.googlePlaceId),
  });
}

/** Google writes 0, 0 where it has no position; then the place's URL may have it. */
function coordinatesOf({ type, coordinates }: JsonObject): unknown[] {
  if (type !== "Point" || !Array.isArray(coordinates)) return [];
  return coordinates[0] === 0 && coordinates[1] === 0 ? [] : coordinates;
}

const object = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

const first = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== "");
