import type { Restaurant } from "@/lib/contracts/restaurant";

type Listed = NonNullable<Restaurant["listed"]>;

/** After so long without a sign of life, many places have gone. */
const FRESH_YEARS = 2;
/** The map was made by its neighbors; the others are offices that send inspectors. */
const MAP = "OpenStreetMap";

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** What is known of a place that is only on a list: whose list, and when that last saw it. */
export function NotYetVisited({ listed, now }: { listed: Listed; now: Date }) {
  return (
    <span className="block text-small text-ink-soft">Only a name on the map so far. {lastSignOfLife(listed, now)}</span>
  );
}

/** "In Santa Clara County's register, last inspected in March 2026." "On OpenStreetMap in July 2017; it may have closed." */
function lastSignOfLife({ by, lastSeenOn }: Listed, now: Date): string {
  const seenAt = new Date(`${lastSeenOn}T00:00:00Z`);
  const month = monthFormat.format(seenAt);
  const limit = new Date(now);
  limit.setUTCFullYear(now.getUTCFullYear() - FRESH_YEARS);
  const where = by === MAP ? `On ${MAP} in ${month}` : `In ${by}'s register, last inspected in ${month}`;
  return `${where}${seenAt < limit ? "; it may have closed" : ""}.`;
}
