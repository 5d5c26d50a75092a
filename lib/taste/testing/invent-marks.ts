import fc from "fast-check";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { normalizeName } from "@/lib/restaurants/search-text";
import type { CityTraits } from "../count-traits";
import type { Mark } from "../read-marks";
import { type TastePlace, traitsOf } from "../trait";

let made = 0;

export function inventPlace(place: Partial<TastePlace> = {}): TastePlace {
  const id = place.id ?? `place-${++made}`;
  const name = place.name ?? `Place ${id}`;
  const facts = { area: null, cuisines: [], vibes: [], features: [], goodFor: [], priceLevel: null };
  return { id, name, nameText: normalizeName(name), city: "San Francisco", ...facts, ...place };
}

export const inventMark = (status: UserStatus, place: Partial<Mark> = {}): Mark => ({
  ...inventPlace(place),
  updatedAt: place.updatedAt ?? new Date("2026-11-01T12:00:00Z"),
  isDescribed: place.isDescribed ?? true,
  status,
});

/** The same as the database counts, from a list. */
export function countTraitsOf(places: readonly TastePlace[]): Map<City, CityTraits> {
  const counted = new Map<City, { places: number; withTrait: Map<ReturnType<typeof traitsOf>[number], number> }>();
  for (const place of places) {
    const ofCity = counted.get(place.city) ?? { places: 0, withTrait: new Map() };
    ofCity.places++;
    for (const trait of traitsOf(place)) ofCity.withTrait.set(trait, (ofCity.withTrait.get(trait) ?? 0) + 1);
    counted.set(place.city, ofCity);
  }
  return counted;
}

const someOf = (values: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const anyPlace = fc.record({
  city: fc.constantFrom<City>("San Francisco", "Oakland"),
  area: fc.constantFrom(null, "Mission", "Chinatown", "Temescal"),
  cuisines: someOf(["Burmese", "Chinese", "Sichuan", "Bakery", "Pizza", "Fusion"], 3),
  vibes: someOf(["cosy", "quiet", "lively", "neighbourhood", "casual"], 3),
  features: someOf(["patio", "walk-up"], 2),
  goodFor: someOf(["brunch", "kids"], 2),
  priceLevel: fc.constantFrom(null, 1, 2, 3),
});

/** A catalogue, and a reader's marks in it. */
export const anyReader = fc
  .array(fc.tuple(anyPlace, fc.constantFrom(null, "love", "like", "interested", "never_again", "not_interested")), {
    minLength: 1,
    maxLength: 60,
  })
  .map((drawn) => {
    const all = drawn.map(([facts, status], at) => ({ place: inventPlace({ id: `p${at}`, ...facts }), status }));
    return {
      places: all.map(({ place }) => place),
      marks: all.flatMap(({ place, status }) => (status === null ? [] : [inventMark(status as UserStatus, place)])),
    };
  });
