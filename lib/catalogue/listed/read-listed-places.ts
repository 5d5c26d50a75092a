import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { z } from "zod";
import type { City } from "@/lib/core/cities";
import { isCuisine } from "@/lib/restaurants/vocabulary/cuisines";
import { cityOfTown } from "./city-of-town";

/** Whose list a file is, as readers are told. */
const LISTS = {
  "santa-clara-county": "Santa Clara County",
  "san-francisco": "San Francisco",
  "san-mateo-county": "San Mateo County",
  berkeley: "Berkeley",
  openstreetmap: "OpenStreetMap",
} as const;

const textOrNull = z.string().transform((text) => text || null);
const Row = z.strictObject({
  name: z.string().min(2),
  address: z.string().min(2),
  town: z.string().min(2),
  neighbourhood: textOrNull,
  postal_code: z.union([z.literal(""), z.string().regex(/^9\d{4}$/)]).transform((code) => code || null),
  latitude: z.coerce.number().min(36.9).max(38.2),
  longitude: z.coerce.number().min(-123).max(-121.4),
  cuisines: z.string().transform((list) => list.split("; ").filter(Boolean)),
  phone: z.union([z.literal(""), z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/)]).transform((phone) => phone || null),
  last_seen_on: z.iso.date(),
});

/** A place that a register or a map lists and that nobody has described. */
export type ListedPlace = {
  name: string;
  address: string;
  postalCode: string | null;
  city: City;
  /** Null where the city is the municipality. */
  town: string | null;
  neighbourhood: string | null;
  latitude: number;
  longitude: number;
  cuisines: string[];
  phone: string | null;
  listedBy: string;
  /** YYYY-MM-DD: when a register's inspector, or the map, last saw it. */
  lastSeenOn: string;
};

/** Every place of data/listed; scripts/make-listed-places.ts makes the files. */
export function readListedPlaces(folder = join(process.cwd(), "data/listed")): ListedPlace[] {
  return Object.entries(LISTS).flatMap(([file, listedBy]) => {
    const { data, errors } = Papa.parse(readFileSync(join(folder, `${file}.csv`), "utf8"), {
      header: true,
      skipEmptyLines: true,
    });
    if (errors[0]) throw new Error(`data/listed/${file}.csv: ${errors[0].message} (row ${errors[0].row})`);
    return z
      .array(Row)
      .parse(data)
      .map((row) => toPlace(row, listedBy));
  });
}

function toPlace(row: z.infer<typeof Row>, listedBy: string): ListedPlace {
  const { name, address, town, neighbourhood, latitude, longitude, cuisines, phone } = row;
  const city = cityOfTown(town);
  if (!city) throw new Error(`${name} is in ${town}, which belongs to no city of ours.`);
  const unknown = cuisines.find((cuisine) => !isCuisine(cuisine));
  if (unknown) throw new Error(`${name} has the cuisine ${unknown}, which is none of ours.`);
  return {
    name,
    address,
    postalCode: row.postal_code,
    city,
    town: town === city ? null : town,
    neighbourhood,
    latitude,
    longitude,
    cuisines,
    phone,
    listedBy,
    lastSeenOn: row.last_seen_on,
  };
}
