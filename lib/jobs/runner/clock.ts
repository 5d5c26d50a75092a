import { Cron } from "croner";

/** The first tick after a moment. "TZ=America/Los_Angeles 0 8 * * 4" ticks by that zone's clocks, else by UTC. */
export function nextTick(expression: string, after: Date): Date {
  const [, timezone = "UTC", pattern = ""] = /^(?:TZ=(\S+)\s+)?(.+)$/.exec(expression.trim()) ?? [];
  const next = new Cron(pattern, { timezone, paused: true }).nextRun(after);
  if (!next) throw new Error(`"${expression}" never comes due.`);
  return next;
}

const HOUR_MS = 3_600_000;
const LOOK_BACK_MS = [HOUR_MS, 24 * HOUR_MS, 31 * 24 * HOUR_MS];

/** The latest tick up to now, from one that is known: who slept through several is woken for the last. */
export function latestTick(expression: string, known: Date, now: Date): Date {
  for (const backMs of LOOK_BACK_MS) {
    // A clock that ticks each minute is not counted through a year of sleep.
    const from = new Date(now.getTime() - backMs);
    if (from <= known) break;
    const first = nextTick(expression, from);
    if (first <= now) return last(expression, first, now);
  }
  return last(expression, known, now);
}

function last(expression: string, first: Date, now: Date): Date {
  let tick = first;
  for (let next = nextTick(expression, tick); next <= now; next = nextTick(expression, tick)) tick = next;
  return tick;
}
