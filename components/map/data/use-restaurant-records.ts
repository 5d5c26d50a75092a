"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { boundsQuery, LOAD_FAILED, restaurantQuery } from "./queries";

export type RestaurantRecords = ReadonlyMap<string, Restaurant>;
type AddRecords = (restaurants: readonly Restaurant[]) => void;

/** Every whole restaurant that this screen has received, by its id. */
export function useRestaurantRecords(): { records: RestaurantRecords; addRecords: AddRecords } {
  const [records, setRecords] = useState<RestaurantRecords>(() => new Map());
  const addRecords = useCallback<AddRecords>((restaurants) => {
    if (restaurants.length === 0) return;
    setRecords((before) => new Map([...before, ...restaurants.map((one) => [one.id, one] as const)]));
  }, []);
  return { records, addRecords };
}

/** Loads the selected restaurant where there is no record of it yet. Returns the error message of a failure. */
export function useLoadRestaurant(id: string | null, isKnown: boolean, addRecords: AddRecords): string | null {
  const { data, error } = useQuery(restaurantQuery(isKnown ? null : id));
  useEffect(() => {
    if (data) addRecords([data]);
  }, [data, addRecords]);
  return error && errorMessage(error, LOAD_FAILED);
}

/** Loads all restaurants in a box; a failure leaves the list without its second lines, and is only logged. */
export function useLoadRestaurantsInBounds(bounds: Bounds | null, addRecords: AddRecords): void {
  const { data, error } = useQuery(boundsQuery(bounds));
  useEffect(() => {
    if (data) addRecords(data);
  }, [data, addRecords]);
  useEffect(() => {
    if (error) console.warn("The restaurants in view could not be loaded.", error);
  }, [error]);
}
