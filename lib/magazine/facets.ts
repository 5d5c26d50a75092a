import type { restaurants } from "@/db/schema";

type RestaurantRow = typeof restaurants.$inferSelect;
export type PlaceFacts = Pick<RestaurantRow, "neighbourhood" | "town" | "cuisines" | "goodFor" | "priceLevel">;

/** What a guide is about, judged by its places. */
export type Facets = {
  quarter: string[];
  craving: string[];
  occasion: string[];
  /** "1" to "4", or none where too few prices are known. */
  price: string[];
};
export type FacetKind = keyof Facets;
export const FACET_KINDS = ["quarter", "craving", "occasion", "price"] as const satisfies FacetKind[];

/** How many of a guide's places must share a value before the guide is about it: for a quarter, most of them. */
const PART = { quarter: 0.51, craving: 0.6, occasion: 0.75, price: 0.5 };
const SHARED_MIN = 2;

/** The quarters, kitchens and occasions that enough of the places share, and the price in the middle of them. */
export function facetsOf(places: readonly PlaceFacts[]): Facets {
  return {
    quarter: shared(places, PART.quarter, ({ neighbourhood, town }) => [neighbourhood ?? "", town ?? ""]),
    craving: shared(places, PART.craving, ({ cuisines }) => cuisines),
    occasion: shared(places, PART.occasion, ({ goodFor }) => goodFor),
    price: middlePrice(places),
  };
}

function shared(places: readonly PlaceFacts[], part: number, valuesOf: (place: PlaceFacts) => string[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places)
    for (const value of new Set(valuesOf(place))) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  const needed = Math.max(SHARED_MIN, Math.ceil(places.length * part));
  return [...counts].filter(([, count]) => count >= needed).map(([value]) => value);
}

function middlePrice(places: readonly PlaceFacts[]): string[] {
  const known = places.flatMap(({ priceLevel }) => priceLevel ?? []).sort((a, b) => a - b);
  const middle = known[Math.floor((known.length - 1) / 2)];
  return middle === undefined || known.length < places.length * PART.price ? [] : [String(middle)];
}
