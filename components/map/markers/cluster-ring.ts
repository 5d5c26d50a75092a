/** A ring is drawn in this many parts, so that a few images do for all the mixtures there are. */
export const RING_PARTS = 12;

/**
 * How many twelfths of the ring each kind of place gets, as one digit for each (a to c for 10 to 12). Every kind that
 * is there gets one, however few it has; what is left goes by proportion.
 */
export function clusterRing(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const parts = counts.map((count) => (count > 0 ? Math.max(1, Math.floor((count / total) * RING_PARTS)) : 0));
  const missing = () => RING_PARTS - parts.reduce((sum, part) => sum + part, 0);
  const owed = (at: number) => ((counts[at] ?? 0) / total) * RING_PARTS - (parts[at] ?? 0);
  const byOwed = () => counts.map((_, at) => at).sort((a, b) => owed(b) - owed(a) || a - b);
  while (total > 0 && missing() !== 0) {
    const isShort = missing() > 0;
    const at = (isShort ? byOwed()[0] : byOwed().findLast((each) => (parts[each] ?? 0) > 1)) ?? 0;
    parts[at] = (parts[at] ?? 0) + (isShort ? 1 : -1);
  }
  return parts.map((part) => part.toString(RING_PARTS + 1)).join("");
}

export const readRing = (ring: string): number[] => [...ring].map((part) => Number.parseInt(part, RING_PARTS + 1));
