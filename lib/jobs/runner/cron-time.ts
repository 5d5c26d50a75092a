import { Cron } from "croner";
import { DAY_MS, HOUR_MS } from "@/lib/core/durations";

/** The first tick after a moment. "TZ=America/Los_Angeles 0 8 * * 4" ticks by that zone's clocks, else by UTC. */
export function nextCronTime(expression: string, after: Date): Date {
  const [, timezone = "UTC", pattern = ""] = /^(?:TZ=(\S+)\s+)?(.+)$/.exec(expression.trim()) ?? [];
  const next = new Cron(pattern, { timezone, paused: true }).nextRun(after);
  if (!next) throw new Error(`"${expression}" never comes due.`);
  return next;
}

const LOOKBACK_MS = [HOUR_MS, DAY_MS, 31 * DAY_MS];

/** The latest tick up to now, from one that is known: who slept through several is woken for the last. */
export function latestCronTime(expression: string, known: Date, now: Date): Date {
  for (const backMs of LOOKBACK_MS) {
    // A clock that ticks each minute is not counted through a year of sleep.
    const from = new Date(now.getTime() - backMs);
    if (from <= known) break;
    const first = nextCronTime(expression, from);
    if (first <= now) return lastUpTo(expression, first, now);
  }
  return lastUpTo(expression, known, now);
}

function lastUpTo(expression: string, first: Date, now: Date): Date {
  let tick = first;
  for (let next = nextCronTime(expression, tick); next <= now; next = nextCronTime(expression, tick)) tick = next;
  return tick;
}
