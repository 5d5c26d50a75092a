import { z } from "zod";
import { IMPORT_MAX_PLACES } from "../contract";
import { type ForeignPlace, foreignPlace, type ReadPlaces } from "./foreign-place";
import { readGoogleUrl } from "./google-url";
import { refusedFile, tooManyPlaces } from "./refusals";
import { statusOfWords } from "./status-words";

const Collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

type Facts = Record<string, unknown>;

/** Reads a GeoJSON FeatureCollection: our own, the "Saved Places.json" of Google Takeout, or anybody's. */
export function readGeojson(text: string, list: string): ReadPlaces {
  const collection = Collection.safeParse(parse(text));
  if (!collection.success) {
    throw refusedFile("This JSON is no GeoJSON FeatureCollection, the one kind of JSON that holds places.");
  }
  const { features } = collection.data;
  if (features.length > IMPORT_MAX_PLACES) throw tooManyPlaces();
  const all = features.map((feature) => object(object(feature).properties));
  const isOwn = all.some((properties) => "google_place_id" in properties && "marked_on" in properties);
  const isGoogle = all.some((properties) => "google_maps_url" in properties || "Google Maps URL" in properties);
  return {
    source: isOwn ? "kumquat" : isGoogle ? "google_takeout" : "geojson",
    places: features.map((feature) => placeOf(object(feature), isOwn ? null : list)),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refusedFile("This file looks like JSON, but it can't be read as such. It may have been cut off.", cause);
  }
}

/** Google has written its facts in two ways; both are read. */
function placeOf(feature: Facts, list: string | null): ForeignPlace {
  const properties = object(feature.properties);
  const location = { ...object(properties.Location), ...object(properties.location) };
  const [longitude, latitude] = pointOf(object(feature.geometry));
  const told = readGoogleUrl(properties.google_maps_url ?? properties["Google Maps URL"]);
  const geo = object(location["Geo Coordinates"]);
  return foreignPlace({
    name: first(properties.name, properties.title, properties.Title, location.name, location["Business Name"]),
    list: first(properties.list, list),
    address: first(properties.address, location.address, location.Address),
    city: properties.city,
    latitude: first(latitude, geo.Latitude, told.latitude),
    longitude: first(longitude, geo.Longitude, told.longitude),
    status: statusOfWords(properties.status) ?? statusOfWords(list),
    id: properties.id,
    googlePlaceId: first(properties.google_place_id, told.googlePlaceId),
  });
}

/** Google writes 0, 0 where it kept no position; then the address of the place may know it. */
function pointOf({ type, coordinates }: Facts): unknown[] {
  if (type !== "Point" || !Array.isArray(coordinates)) return [];
  return coordinates[0] === 0 && coordinates[1] === 0 ? [] : coordinates;
}

const object = (value: unknown): Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Facts) : {};

const first = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== "");
