const RETRY_SECONDS = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];

/** Inngest's own delays between attempts, with up to a tenth of jitter so that many don't retry at once. */
export function backoffMs(attempt: number): number {
  const seconds = RETRY_SECONDS[Math.min(attempt, RETRY_SECONDS.length - 1)] ?? 0;
  return Math.round(seconds * 1000 * (1 + Math.random() / 10));
}

/** When to retry, as the function requested: seconds, or a date. */
export function retryAfter(header: string | null, now: Date): Date | null {
  if (!header) return null;
  const at = /^\d+(\.\d+)?$/.test(header) ? new Date(now.getTime() + Number(header) * 1000) : new Date(header);
  return Number.isNaN(at.getTime()) ? null : at;
}
