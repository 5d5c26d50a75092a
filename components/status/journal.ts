import type { MarkNews } from "./mark-store";

const KEY = "kumquat-marks";
/** More than anybody changes while a page lies in the browser's back-forward cache. */
const KEPT = 50;

/** The last changes of this browser, for pages that were asleep when they were told. */
export function keepNews(news: MarkNews): void {
  const others = readNews(news.reader).filter(({ restaurant }) => restaurant.id !== news.restaurant.id);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...others, news].slice(-KEPT)));
  } catch {
    // A browser may refuse its storage: then a page that wakes up shows what it last knew.
  }
}

/** Those of one reader, the oldest first. */
export function readNews(reader: string): MarkNews[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isNews).filter((news) => news.reader === reader) : [];
  } catch {
    return [];
  }
}

export function forgetNews(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

const isNews = (value: unknown): value is MarkNews =>
  typeof value === "object" && value !== null && "reader" in value && "restaurant" in value;
