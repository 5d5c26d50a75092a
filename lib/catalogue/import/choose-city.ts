import { CITIES, CITY_BOXES, type City, isCity } from "@/lib/core/cities";
import { cityAt } from "@/lib/core/geo/city-at";
import type { Coordinates } from "@/lib/core/geo/distance";
import { RowError } from "./file-row";

type RowLocation = Coordinates & { city: string | null; town: string | null; address: string };

/** The city of ours: the one that the file names, in its column or in the address, or else the one around the point. */
export function chooseCity(location: RowLocation): { city: City; town: string | null } {
  const named = CITIES.find((city) => city.toLowerCase() === location.city?.toLowerCase());
  // "Palo Alto" in the city's column is a town of one of our cities.
  const town = location.town ?? (named ? null : location.city);
  if (named && !isWithin(named, location)) throw new RowError(`does not lie in ${named}, where the file has it`);
  const city = named ?? cityAt(location, town ?? cityInAddress(location.address));
  if (city === null) throw new RowError("lies outside every city of the product");
  return { city, town: isCity(town) ? null : town };
}

function isWithin(city: City, { latitude, longitude }: Coordinates): boolean {
  const [south, north, west, east] = CITY_BOXES[city];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** After the street, so that Oakland Avenue is no city. */
function cityInAddress(address: string): City | null {
  const parts = address.split(",").slice(1);
  return CITIES.find((city) => parts.some((part) => part.trim().toLowerCase() === city.toLowerCase())) ?? null;
}
