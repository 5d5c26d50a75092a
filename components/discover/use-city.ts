"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect } from "react";
import { lastCity } from "@/lib/client/last-city";
import { DEFAULT_CITY } from "@/lib/core/cities";

/** The city is stored in the URL, which is replaced rather than pushed: "back" leaves the screen. A link may bring a guide to show, or a wish. */
export function useCity() {
  const params = useSearchParams();
  const city = params.get("city")?.trim() || DEFAULT_CITY;
  const isInUrl = params.get("city") === city;

  const selectCity = useCallback((next: string) => {
    lastCity.remember(next);
    replaceUrl({ city: next, guide: null });
  }, []);
  const forgetWish = useCallback(() => replaceUrl({ wish: null }), []);
  useEffect(() => {
    if (!isInUrl) replaceUrl({ city });
    else if (city !== DEFAULT_CITY) lastCity.remember(city);
  }, [city, isInUrl]);

  return { city, selectCity, linkedGuideId: params.get("guide"), linkedWish: params.get("wish"), forgetWish };
}

function replaceUrl(changes: Record<string, string | null>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  // "San%20Francisco", as deep links write it, not "San+Francisco".
  const query = params.toString().replaceAll("+", "%20");
  window.history.replaceState(null, "", `${window.location.pathname}?${query}`);
}
