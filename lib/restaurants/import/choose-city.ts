import { CITIES, CITY_BOXES, type City, isCity } from "../../cities";
import { distanceMetres, type Point } from "../../geo/distance";
import { RowProblem } from "./row";

type Told = Point & { city: string | null; town: string | null; address: string };

/** Of the cities whose box holds the point (they overlap), the one that the file names, or else the neighbours' one. */
export function chooseCity(told: Told, known: (Point & { city: string })[]): { city: City; town: string | null } {
  const around = CITIES.filter((city) => isWithin(city, told));
  if (around.length === 0) throw new RowProblem("lies outside every city of the product");
  const named = told.city === null ? undefined : CITIES.find((city) => city.toLowerCase() === told.city?.toLowerCase());
  if (named && !around.includes(named)) throw new RowProblem(`does not lie in ${named}, where the file has it`);
  const city = named ?? byAddress(told, around) ?? byNeighbours(told, around, known);
  // "Palo Alto" in the city's column is a town of one of our cities.
  return { city, town: told.town ?? (named || told.city === null || isCity(told.city) ? null : told.city) };
}

function isWithin(city: City, { latitude, longitude }: Point): boolean {
  const [south, north, west, east] = CITY_BOXES[city];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function byAddress({ address, town }: Told, around: City[]): City | undefined {
  if (around.length === 1) return around[0];
  return around.find((city) =>
    new RegExp(`\\b${city}\\b`, "i").test(`${town ?? ""}, ${address.replace(/^[^,]*/, "")}`),
  );
}

function byNeighbours(point: Point, around: City[], known: (Point & { city: string })[]): City {
  let nearest: { city: City; metres: number } | undefined;
  for (const place of known) {
    const city = around.find((each) => each === place.city);
    if (!city) continue;
    const metres = distanceMetres(point, place);
    if (!nearest || metres < nearest.metres) nearest = { city, metres };
  }
  return nearest?.city ?? (around[0] as City);
}
