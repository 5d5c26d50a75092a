import { DAY_MS } from "./durations";

/** A date without a time (YYYY-MM-DD), as a calendar prints it. */
export type CalendarDate = string;

export const calendarDate = (year: number, month: number, date: number): CalendarDate =>
  iso(Date.UTC(year, month - 1, date));
export const addDays = (from: CalendarDate, days: number): CalendarDate => iso(utc(from) + days * DAY_MS);
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => Math.round((utc(to) - utc(from)) / DAY_MS);
export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

export const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4] as const;

/** The n-th such weekday of a month, counted from 1; from the month's end with -1. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): CalendarDate {
  if (n < 0) {
    const last = calendarDate(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = calendarDate(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

const weekdayOf = (date: CalendarDate): number => new Date(utc(date)).getUTCDay();

const withWeekdayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const monthDayFormat = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "Thursday, November 26". */
export const formatWeekdayMonthDay = (date: CalendarDate): string => withWeekdayFormat.format(utc(date));
/** "November 26". */
export const formatMonthDay = (date: CalendarDate): string => monthDayFormat.format(utc(date));

const utc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const iso = (utcMs: number): CalendarDate => new Date(utcMs).toISOString().slice(0, 10);
