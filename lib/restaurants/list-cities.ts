import { restaurants } from "@/db/schema";
import { CITIES, type City } from "../cities";
import type { Ctx } from "../context";

/** Every city that has restaurants, in the product's order. */
export async function listCities({ db }: Pick<Ctx, "db">): Promise<City[]> {
  const rows = await db.selectDistinct({ city: restaurants.city }).from(restaurants);
  const known = new Set(rows.map(({ city }) => city));
  return CITIES.filter((city) => known.has(city));
}
