import { type City, DEFAULT_CITY, isCity } from "@/lib/core/cities";
import { readLastCity, storedToken, storeLastCity } from "./stored-session";

const listeners = new Set<() => void>();

/** The city that a member last looked at; null where that is the one that leads anyway. Goes with the session. */
export const lastCity = {
  read(): City | null {
    const stored = readLastCity();
    return isCity(stored) ? stored : null;
  },
  remember(city: string): void {
    if (storedToken() === null || !isCity(city)) return;
    storeLastCity(city === DEFAULT_CITY ? null : city);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
