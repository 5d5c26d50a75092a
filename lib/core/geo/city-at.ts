import { CITIES, CITY_BOXES, type City, isCity } from "../cities";
import type { Coordinates } from "./distance";

/** A line through the middle of the bay. Points east of it are not on the Peninsula, although its box contains them. */
const BAY_NORTH = { latitude: 37.71, longitude: -122.31 };
const BAY_SOUTH = { latitude: 37.45, longitude: -122.01 };

/**
 * The supported city that contains a place, or null. Where boxes overlap, and for small towns inside them, the name of
 * the municipality decides, if a source provides one: a place in Emeryville is in none of our cities.
 */
export function cityAt(point: Coordinates, town: string | null = null): City | null {
  const around = CITIES.filter((city) => isInBox(point, city) && (city !== "Peninsula" || isWestOfTheBay(point)));
  if (town === null) return around.find((city) => isOnItsSide(point, city)) ?? around[0] ?? null;
  if (isCity(town)) return around.includes(town) ? town : null;
  return around.includes("Peninsula") ? "Peninsula" : null;
}

function isInBox({ latitude, longitude }: Coordinates, city: City): boolean {
  const [south, north, west, east] = CITY_BOXES[city];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function isWestOfTheBay({ latitude, longitude }: Coordinates): boolean {
  const share = (latitude - BAY_SOUTH.latitude) / (BAY_NORTH.latitude - BAY_SOUTH.latitude);
  return longitude < BAY_SOUTH.longitude + share * (BAY_NORTH.longitude - BAY_SOUTH.longitude);
}

/** Approximates the border between two cities whose boxes overlap. */
function isOnItsSide({ latitude, longitude }: Coordinates, city: City): boolean {
  if (city === "San Francisco") return latitude >= 37.708;
  if (city === "Oakland") return latitude < 37.85 || longitude > CITY_BOXES.Berkeley[3];
  if (city === "San Jose") return longitude > -122.03;
  return true;
}
