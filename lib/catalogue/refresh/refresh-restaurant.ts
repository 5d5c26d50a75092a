import { eq } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Ctx } from "@/lib/ports/context";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { type GooglePlace, type GooglePlacesClient, PlacesError } from "../google/client";
import { savePlaces } from "../google/save-places";
import { CATALOGUE_FIELDS } from "../place-fields";

export type RestaurantRow = typeof restaurants.$inferSelect;
export type RefreshOutcome =
  | "updated"
  | "unchanged"
  /** Open until now. */
  | "closed"
  /** Known to Google under another id, which is now ours. */
  | "moved"
  /** Unknown to Google: stays, and is marked closed. */
  | "gone"
  /** Google failed; tried again the next time. */
  | "failed";

type RateLimitedCall = <T>(question: () => Promise<T>) => Promise<T | null>;
type RefreshContext = Pick<Ctx, "db" | "now" | "signal"> & {
  google: Pick<GooglePlacesClient, "placeDetails" | "searchText">;
  call: { details: RateLimitedCall; search: RateLimitedCall };
};

/** About half a kilometre, in degrees: where a place that lost its id is looked for. */
const SEARCH_RADIUS_DEGREES = 0.005;

/** One restaurant as Google knows it now. */
export async function refreshRestaurant(context: RefreshContext, row: RestaurantRow): Promise<RefreshOutcome> {
  const { db, now } = context;
  const found = await findPlace(context, row);
  if (found === "failed") return "failed";
  const place = found === "gone" ? null : found;
  if (!place || !(await updateGoogleId(context, row, place))) {
    await db.update(restaurants).set({ status: "closed", refreshedAt: now, updatedAt: now }).where(isRow(row));
    return "gone";
  }
  const [saved] = await savePlaces(db, [place], now);
  // A place with too little data to be saved, or that moved out of our cities, still says whether it is open.
  const status = place.status ?? row.status;
  await db
    .update(restaurants)
    .set({ refreshedAt: now, ...(status !== row.status && { status, updatedAt: now }) })
    .where(isRow(row));
  if (status !== "open" && row.status === "open") return "closed";
  if (place.googlePlaceId !== row.googlePlaceId) return "moved";
  return status !== row.status || saved?.row?.updatedAt.getTime() === now.getTime() ? "updated" : "unchanged";
}

async function findPlace(
  { google, call, signal }: RefreshContext,
  row: RestaurantRow,
): Promise<GooglePlace | "gone" | "failed"> {
  const question = { googlePlaceId: row.googlePlaceId ?? "", fields: CATALOGUE_FIELDS };
  try {
    return (await call.details(() => google.placeDetails(question, { signal }))) ?? "failed";
  } catch (error) {
    if (!(error instanceof PlacesError) || error.failure !== "missing") throw error;
  }
  const { latitude, longitude } = row;
  const within = [
    latitude - SEARCH_RADIUS_DEGREES,
    latitude + SEARCH_RADIUS_DEGREES,
    longitude - SEARCH_RADIUS_DEGREES,
    longitude + SEARCH_RADIUS_DEGREES,
  ] as const;
  const search = { query: `${row.name} ${row.address}`, within, fields: CATALOGUE_FIELDS };
  const response = await call.search(() => google.searchText(search, { signal }));
  return response === null ? "failed" : (response.places.find((place) => isSuccessor(row, place)) ?? "gone");
}

function isSuccessor(row: RestaurantRow, { name, latitude, longitude, googlePlaceId }: GooglePlace): boolean {
  if (name === null || latitude === null || longitude === null || googlePlaceId === row.googlePlaceId) return false;
  return isSamePlace({ ...row, googlePlaceId: null }, { id: "", name, latitude, longitude, googlePlaceId });
}

/** Ids change. False where the new one is another row's: then that row is this place. */
function updateGoogleId(
  { db, now }: RefreshContext,
  row: RestaurantRow,
  { googlePlaceId }: GooglePlace,
): Promise<boolean> {
  if (googlePlaceId === row.googlePlaceId) return Promise.resolve(true);
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.googlePlaceId, googlePlaceId));
    if (taken) return false;
    await tx.update(restaurants).set({ googlePlaceId, updatedAt: now }).where(isRow(row));
    return true;
  });
}

const isRow = ({ id }: RestaurantRow) => eq(restaurants.id, id);
