"use client";

import { useEffect, useState } from "react";
import { fetchCities } from "@/lib/client/guides-api";

/** The cities that have restaurants; null until the server has answered or could not, which is only logged. */
export function useCities(): string[] | null {
  const [cities, setCities] = useState<string[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetchCities(stop.signal).then(setCities, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn("The city list could not be loaded.", error);
      setCities([]);
    });
    return () => stop.abort();
  }, []);
  return cities;
}
