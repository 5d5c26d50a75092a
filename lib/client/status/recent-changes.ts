import type { StatusBroadcast } from "./status-store";

const STORAGE_KEY = "kumquat-marks";
/** More than anybody changes while a page lies in the browser's back-forward cache. */
const MAX_STORED = 50;

/** The last changes of this browser, for pages that were asleep when they were told. */
export function saveRecentChange(news: StatusBroadcast): void {
  const others = readRecentChanges(news.reader).filter(({ restaurant }) => restaurant.id !== news.restaurant.id);
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, news].slice(-MAX_STORED)));
  } catch {
    // A browser may refuse its storage: then a page that wakes up shows what it last knew.
  }
}

/** Those of one reader, the oldest first. */
export function readRecentChanges(reader: string): StatusBroadcast[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isBroadcast).filter((news) => news.reader === reader) : [];
  } catch {
    return [];
  }
}

export function clearRecentChanges(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}

const isBroadcast = (value: unknown): value is StatusBroadcast =>
  typeof value === "object" && value !== null && "reader" in value && "restaurant" in value;
