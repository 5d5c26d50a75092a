import type { StatusBroadcast } from "./status-store";

const STORAGE_KEY = "kumquat-marks";
/** More changes than anybody makes while a page is in the back-forward cache. */
const MAX_STORED = 50;

/** Stores the last changes of this browser, for pages that were in the back-forward cache when they were broadcast. */
export function saveRecentChange(message: StatusBroadcast): void {
  const others = readRecentChanges(message.reader).filter(({ restaurant }) => restaurant.id !== message.restaurant.id);
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, message].slice(-MAX_STORED)));
  } catch {
    // A browser may refuse its storage: then a restored page shows what it last knew.
  }
}

/** The changes of one reader, the oldest first. */
export function readRecentChanges(reader: string): StatusBroadcast[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isBroadcast).filter((message) => message.reader === reader) : [];
  } catch {
    return [];
  }
}

export function clearRecentChanges(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then nothing was stored either.
  }
}

const isBroadcast = (value: unknown): value is StatusBroadcast =>
  typeof value === "object" && value !== null && "reader" in value && "restaurant" in value;
