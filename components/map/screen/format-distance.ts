const METRES_PER_MILE = 1_609.344;

/** "0.4 mi", "12 mi": a tenth under ten miles, and never none at all. */
export function formatDistance(metres: number): string {
  const miles = Math.max(metres / METRES_PER_MILE, 0.1);
  return `${miles < 9.95 ? miles.toFixed(1) : Math.round(miles).toLocaleString("en-US")} mi`;
}
