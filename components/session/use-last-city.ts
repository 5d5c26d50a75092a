"use client";

import { useSyncExternalStore } from "react";
import { lastCity } from "@/lib/client/last-city";
import type { City } from "@/lib/core/cities";
import { useSession } from "./session-provider";

const noCity = () => null;

/** The city that a member last looked at, which only this browser knows: null on the server, and for visitors. */
export function useLastCity(): City | null {
  const { status } = useSession();
  const city = useSyncExternalStore(lastCity.subscribe, lastCity.read, noCity);
  return status === "signed-in" ? city : null;
}
