import { and, between, type SQL } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Bounds } from "@/lib/core/geo/bounds";

export const isWithinBounds = ([west, south, east, north]: Bounds): SQL | undefined =>
  and(between(restaurants.latitude, south, north), between(restaurants.longitude, west, east));
