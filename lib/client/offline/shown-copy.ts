import { KEPT_AT_META } from "./offline-rules";

let firstPath: string | undefined;

/** When the copy was made that the page at this path was loaded from; null where it came from the server. */
export function keptAtOf(pathname: string): Date | null {
  firstPath ??= pathname;
  return pathname === firstPath ? documentKeptAt() : null;
}

/** The same of the document, whatever it has gone on to show. */
export function documentKeptAt(): Date | null {
  const at = document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content;
  return at === undefined ? null : new Date(at);
}

const SINCE_KEY = "offline-since";

/** Since when there has been no connection, over all the pages of this tab; forgotten when it is back. */
export function offlineSince(now: Date): Date {
  try {
    if (navigator.onLine) sessionStorage.removeItem(SINCE_KEY);
    else if (sessionStorage.getItem(SINCE_KEY) === null) sessionStorage.setItem(SINCE_KEY, now.toISOString());
    return new Date(sessionStorage.getItem(SINCE_KEY) ?? now);
  } catch {
    return now;
  }
}
