import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";
import { CITIES, citySlug } from "@/lib/core/cities";
import type { WirePlace } from "./wire";

const PRICES = ["INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"];
const HOURS = ["Monday: Closed", "Tuesday: 5:00 – 10:00 PM", "Wednesday: 5:00 – 10:00 PM"];

/** The built-in catalogue's restaurants as Google would return them, as incomplete as real responses. */
export const cataloguePlaces = (): WirePlace[] =>
  // Read, not imported: the browser tests' loader imports no JSON.
  CITIES.flatMap((city) => {
    const file = new URL(`../../../../data/catalogue/${citySlug(city)}.json`, import.meta.url);
    return z.array(CatalogueEntry).parse(JSON.parse(readFileSync(file, "utf8")));
  }).map(wirePlaceOf);

export const wireIdOf = (slug: string): string => `ChIJ${digest(slug).toString("base64url").slice(0, 23)}`;

function wirePlaceOf(entry: CatalogueEntry): WirePlace {
  const { slug, name, address, latitude, longitude, cuisines, dishes, phone, website } = entry;
  const id = wireIdOf(slug);
  const town = entry.town ?? entry.city;
  const bytes = digest(slug);
  // Of a hundred real responses, 60 lack a price level, 9 a rating, 14 hours and 6 photos.
  const isPresent = (share: number, index: number) => (bytes[index] ?? 0) / 256 >= share;
  return wirePlace({
    id,
    displayName: { text: name, languageCode: "en" },
    formattedAddress: `${address}, ${town}, CA ${entry.postalCode ?? "94110"}, USA`,
    addressComponents: [
      { longText: entry.neighbourhood, shortText: entry.neighbourhood, types: ["neighborhood", "political"] },
      { longText: town, shortText: town, types: ["locality", "political"] },
      ...(entry.postalCode
        ? [{ longText: entry.postalCode, shortText: entry.postalCode, types: ["postal_code"] }]
        : []),
    ],
    location: { latitude, longitude },
    types: [typeOf(cuisines[0] ?? ""), "restaurant", "food", "point_of_interest", "establishment"],
    primaryType: typeOf(cuisines[0] ?? ""),
    googleMapsUri: `https://maps.google.com/?cid=${bytes.readUInt32BE(0)}`,
    ...(isPresent(0.09, 0) && {
      rating: 3.6 + ((bytes[1] ?? 0) % 14) / 10,
      userRatingCount: 40 + bytes.readUInt16BE(2),
    }),
    ...(isPresent(0.6, 4) &&
      entry.priceLevel !== null && { priceLevel: `PRICE_LEVEL_${PRICES[entry.priceLevel - 1]}` }),
    ...(isPresent(0.14, 5) && { regularOpeningHours: { weekdayDescriptions: HOURS } }),
    ...(phone && { nationalPhoneNumber: phone }),
    ...(website && { websiteUri: website }),
    ...(isPresent(0.06, 6) && { photos: [photo(id, 1), photo(id, 2)] }),
    servesDinner: entry.meals.includes("dinner"),
    outdoorSeating: entry.features.includes("outdoor-seating"),
    reviews: dishes.slice(0, 3).map((dish, i) => review(id, i + 1, `Came back for the ${dish.name}, and would again.`)),
  });
}

/** A place with the fields that every real response has, and any others given. */
export function wirePlace(place: Partial<WirePlace> & { id: string }): WirePlace {
  return {
    displayName: { text: `Place ${place.id}`, languageCode: "en" },
    location: { latitude: 37.765, longitude: -122.42 },
    formattedAddress: "1 Stand-in St, San Francisco, CA 94110, USA",
    types: ["restaurant"],
    businessStatus: "OPERATIONAL",
    ...place,
  };
}

export const photo = (id: string, n: number) => ({
  name: `places/${id}/photos/photo-${n}`,
  widthPx: 1600,
  heightPx: 1200,
  authorAttributions: [{ displayName: `Photographer ${n}`, uri: `https://maps.google.com/maps/contrib/${n}` }],
});

export const review = (id: string, n: number, text: string) => ({
  name: `places/${id}/reviews/review-${n}`,
  rating: 5,
  text: { text, languageCode: "en" },
  authorAttribution: { displayName: `Eater ${n}`, uri: `https://maps.google.com/maps/contrib/${n}` },
  publishTime: `2026-0${n}-14T18:30:00.123456789Z`,
  googleMapsUri: `https://maps.google.com/review/${id}/${n}`,
});

const typeOf = (cuisine: string) => `${cuisine.toLowerCase().replace(/[^a-z]+/g, "_")}_restaurant`;
const digest = (text: string) => createHash("sha256").update(text).digest();
