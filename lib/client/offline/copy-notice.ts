type Shown = {
  isOnline: boolean;
  /** There was none while this page was shown. */
  wasOffline?: boolean;
  /** When the copy that is shown was made; null for a page that came from the server. */
  keptAt: Date | null;
  /** Since when the browser has had no connection, as far as we saw. */
  since: Date;
  now: Date;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** What the bar above a page says of its age; null for a fresh one. */
export function copyNotice({ isOnline, wasOffline = false, keptAt, since, now }: Shown): string | null {
  const wentOffline = momentOf(since, now);
  const offline = `Offline since ${wentOffline}`;
  if (!keptAt) return isOnline ? null : `${offline}. Marks, searches and new guides need a connection.`;
  const kept = momentOf(keptAt, now);
  if (isOnline && wasOffline) return `You're connected again: this is still the copy of ${kept}.`;
  if (isOnline) return `Kumquat did not answer in time: this is the copy of ${kept}.`;
  return `${offline}: this is the copy of ${kept === wentOffline ? "that minute" : kept}.`;
}

/** "8:14 PM", with its day where that was not today; on the reader's own clock. */
export function momentOf(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return date.toLocaleTimeString("en-US", TIME);
  const isThisWeek = Math.abs(now.getTime() - date.getTime()) < 6 * DAY_MS;
  const day = isThisWeek ? ({ weekday: "long" } as const) : ({ month: "short", day: "numeric" } as const);
  return `${date.toLocaleDateString("en-US", day)}, ${date.toLocaleTimeString("en-US", TIME)}`;
}
