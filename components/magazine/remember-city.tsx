"use client";

import { useEffect } from "react";
import { useSession } from "@/components/session/session-provider";
import { lastCity } from "@/lib/client/last-city";
import type { City } from "@/lib/core/cities";

/** A member's city leads from now on, in this browser: the page is the same for all, and cached. */
export function RememberCity({ city }: { city: City }) {
  const { status } = useSession();
  useEffect(() => {
    if (status === "signed-in") lastCity.remember(city);
  }, [status, city]);
  return null;
}
