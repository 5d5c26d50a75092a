import type { SendWeekInput } from "@/lib/contracts/edition";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { weekOf } from "@/lib/core/week";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { citiesWithReaders } from "./cities-with-readers";
import { openEdition } from "./open-edition";

/**
 * Sets off the email of a week, in one city or in every city that has subscribers; San Francisco always has an
 * edition. What was sent is never sent again. Returns the cities that were started.
 * @throws AppError conflict for a week that is not this one, or a city whose edition has been sent
 */
export async function startWeeklySend(ctx: Ctx, { city, week = weekOf(ctx.now) }: SendWeekInput): Promise<City[]> {
  const cities = city ? [city] : await citiesWithReaders(ctx.db);
  const due: City[] = [];
  for (const each of cities) {
    const edition = await openEdition(ctx, { city: each, week });
    if (edition.state !== "sent") due.push(each);
  }
  if (city && due.length === 0) throw new AppError("conflict", `The guide of ${week} for ${city} has been sent.`);
  await emit(ctx.db, ...due.map((each) => ({ name: "edition/due" as const, data: { city: each, week } })));
  return due;
}
