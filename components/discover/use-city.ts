"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect } from "react";
import { DEFAULT_CITY } from "@/lib/core/cities";

/** The city of this screen lives in its address, which is replaced: "back" leaves the screen. */
export function useCity(): { city: string; selectCity: (city: string) => void; wantedGuideId: string | null } {
  const params = useSearchParams();
  const city = params.get("city")?.trim() || DEFAULT_CITY;
  const isWritten = params.get("city") === city;

  const selectCity = useCallback((next: string) => replaceAddress({ city: next, guide: null }), []);
  useEffect(() => {
    if (!isWritten) replaceAddress({ city });
  }, [city, isWritten]);

  return { city, selectCity, wantedGuideId: params.get("guide") };
}

function replaceAddress(changes: Record<string, string | null>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  // "San%20Francisco", as deep links write it, not "San+Francisco".
  const query = params.toString().replaceAll("+", "%20");
  window.history.replaceState(null, "", `${window.location.pathname}?${query}`);
}
