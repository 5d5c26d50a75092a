/** Every city of the product, in display order. */
export const CITIES = ["San Francisco", "Oakland", "Berkeley", "San Jose", "Peninsula"] as const;
export type City = (typeof CITIES)[number];

export const DEFAULT_CITY: City = "San Francisco";
/** Themes are made for this city; the other cities use them with their own restaurants. */
export const THEME_CITY: City = "San Francisco";
export const NEWSLETTER_CITIES: readonly City[] = ["San Francisco", "Oakland", "Berkeley", "San Jose"];

export const isCity = (value: unknown): value is City => CITIES.some((city) => city === value);

/** "Oakland", "the Peninsula", within a sentence. */
export const theCity = (city: string): string => (city === "Peninsula" ? "the Peninsula" : city);

/** "in Oakland", "on the Peninsula". */
export const inCity = (city: string): string => (city === "Peninsula" ? "on the Peninsula" : `in ${city}`);

/** "San Francisco" <-> "san-francisco", for feeds and files. */
export const citySlug = (city: City): string => city.toLowerCase().replaceAll(" ", "-");
export const cityFromSlug = (slug: string): City | undefined => CITIES.find((city) => citySlug(city) === slug);

/** Bounding boxes in degrees: [south, north, west, east]. A restaurant lies inside its city's box. */
export const CITY_BOXES: Record<City, readonly [south: number, north: number, west: number, east: number]> = {
  "San Francisco": [37.7, 37.84, -122.52, -122.35],
  Oakland: [37.69, 37.89, -122.36, -122.11],
  Berkeley: [37.84, 37.91, -122.325, -122.23],
  "San Jose": [37.12, 37.47, -122.05, -121.72],
  Peninsula: [37.33, 37.71, -122.53, -121.99],
};
