import { inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { restaurants } from "@/db/schema";
import { cityAt } from "@/lib/core/geo/city-at";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { normalizeName } from "@/lib/restaurants/search-text";
import { mergePlace } from "./merge-place";
import type { GooglePlace } from "./response";
import { type LocatedPlace, toRestaurant, townOf } from "./to-restaurant";

type RestaurantRow = typeof restaurants.$inferSelect;

type SavedPlace =
  | { outcome: "new" | "known"; place: GooglePlace; row: RestaurantRow }
  /** Google returned no name or no location, or the place lies in none of our cities. */
  | { outcome: "incomplete" | "outside"; place: GooglePlace; row: null };

/**
 * Takes Google's places into our restaurants, none twice: one with the same Google id, or the same name within 150 m,
 * is the row we have, and keeps its own words. Returns results in the order of `places`.
 */
export async function savePlaces(db: Database, places: readonly GooglePlace[], now: Date): Promise<SavedPlace[]> {
  const located = new Map(places.flatMap((place) => toLocated(place)).map((place) => [place.googlePlaceId, place]));
  const rows = new Map<string, { outcome: "new" | "known"; row: RestaurantRow }>();
  if (located.size > 0) {
    await db.transaction(async (tx) => {
      // Searches run side by side and find the same places: they are written by one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keep-places'))`);
      const known = await findKnown(tx, [...located.values()]);
      for (const place of located.values()) {
        const twin =
          known.find((row) => row.googlePlaceId === place.googlePlaceId) ??
          known.find((row) => isSameRestaurant(place, row));
        const row = twin ? await refresh(tx, twin, place, now) : await insert(tx, place, now);
        if (twin) known.splice(known.indexOf(twin), 1);
        known.push(row);
        rows.set(place.googlePlaceId, { outcome: twin ? "known" : "new", row });
      }
    });
  }
  return places.map((place) => {
    const existing = rows.get(place.googlePlaceId);
    if (existing) return { ...existing, place };
    const isWhole = place.name !== null && place.latitude !== null && place.longitude !== null;
    return { outcome: isWhole ? "outside" : "incomplete", place, row: null };
  });
}

function toLocated(place: GooglePlace): LocatedPlace[] {
  const { name, latitude, longitude } = place;
  if (name === null || latitude === null || longitude === null) return [];
  const city = cityAt({ latitude, longitude }, townOf(place));
  return city ? [{ ...place, name, latitude, longitude, city }] : [];
}

/** The rows that could be one of these places: the same Google id, or the same name. */
function findKnown(tx: Transaction, places: LocatedPlace[]): Promise<RestaurantRow[]> {
  const ids = places.map(({ googlePlaceId }) => googlePlaceId);
  const names = places.map(({ name }) => normalizeName(name));
  return tx
    .select()
    .from(restaurants)
    .where(sql`${inArray(restaurants.googlePlaceId, ids)} or ${inArray(restaurants.nameText, names)}`);
}

function isSameRestaurant(place: LocatedPlace, row: RestaurantRow): boolean {
  // "Flour and Water" is "Flour + Water" to searches; then it is here too.
  const name = normalizeName(place.name) === row.nameText ? place.name : row.name;
  return isSamePlace({ ...place, id: "" }, { ...row, name });
}

async function refresh(tx: Transaction, row: RestaurantRow, place: LocatedPlace, now: Date): Promise<RestaurantRow> {
  const change = mergePlace(row, place);
  if (!change) return row;
  const [written] = await tx
    .update(restaurants)
    .set({ ...change, updatedAt: now })
    .where(sql`${restaurants.id} = ${row.id}`)
    .returning();
  return written ?? row;
}

async function insert(tx: Transaction, place: LocatedPlace, now: Date): Promise<RestaurantRow> {
  const values = { ...toRestaurant(place), createdAt: now, updatedAt: now };
  const [row] = await tx.insert(restaurants).values(values).returning();
  if (!row) throw new Error("A new restaurant came back as no row.");
  return row;
}
