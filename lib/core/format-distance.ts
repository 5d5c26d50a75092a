const METERS_PER_MILE = 1_609.344;

/** "0.4 mi", "12 mi": a tenth under ten miles, and never zero. */
export function formatDistance(meters: number): string {
  const miles = Math.max(meters / METERS_PER_MILE, 0.1);
  return `${miles < 9.95 ? miles.toFixed(1) : Math.round(miles).toLocaleString("en-US")} mi`;
}
