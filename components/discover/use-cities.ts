"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { citiesQuery } from "./queries";

const NONE: readonly string[] = [];

/** The cities that have restaurants: null while they load, none where they could not be loaded, which is only logged. */
export function useCities(): readonly string[] | null {
  const { data, error } = useQuery(citiesQuery);
  useEffect(() => {
    if (error) console.warn("The city list could not be loaded.", error);
  }, [error]);
  return data ?? (error ? NONE : null);
}
