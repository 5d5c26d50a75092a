import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from "@/lib/core/durations";

const UNITS: Record<string, number> = { w: WEEK_MS, d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS, ms: 1 };

/** Milliseconds of a duration as the SDK writes it: "2d3h", "30s", "500ms". */
export function durationMs(written: string): number {
  if (!/^(?:\d+(?:ms|[wdhms]))+$/.test(written)) throw new Error(`"${written}" is no duration.`);
  return [...written.matchAll(/(\d+)(ms|[wdhms])/g)].reduce(
    (total, [, count, unit]) => total + Number(count) * (UNITS[unit ?? ""] ?? 0),
    0,
  );
}

/** When a sleep ends: after a duration, or at a moment. */
export function sleepEnd(written: string, now: Date): Date {
  if (!/^\d{4}-|^[+-]\d{6}-/.test(written)) return new Date(now.getTime() + durationMs(written));
  const end = new Date(written);
  if (Number.isNaN(end.getTime())) throw new Error(`"${written}" is no moment.`);
  return end;
}
