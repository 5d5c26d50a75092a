const DAY_MS = 86_400_000;

/** A date without a time (YYYY-MM-DD), as a calendar prints it. */
export type Day = string;

export const day = (year: number, month: number, date: number): Day => iso(Date.UTC(year, month - 1, date));
export const addDays = (from: Day, days: number): Day => iso(utc(from) + days * DAY_MS);
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / DAY_MS);
export const yearOf = (date: Day): number => Number(date.slice(0, 4));

export const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4] as const;

/** The n-th such weekday of a month, counted from 1; from the month's end with -1. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n < 0) {
    const last = day(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = day(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

const weekdayOf = (date: Day): number => new Date(utc(date)).getUTCDay();

const spoken = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "Thursday, November 26". */
export const withWeekday = (date: Day): string => spoken.format(utc(date));
/** "November 26". */
export const withoutWeekday = (date: Day): string => short.format(utc(date));

const utc = (date: Day): number => Date.parse(`${date}T00:00:00Z`);
const iso = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10);
