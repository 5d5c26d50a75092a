import { DAY_MS } from "./durations";

/** A date without a time (YYYY-MM-DD): no time zone ever moves it. */
export type CalendarDate = string;

export const calendarDate = (year: number, month: number, date: number): CalendarDate =>
  toCalendarDate(Date.UTC(year, month - 1, date));
export const addDays = (from: CalendarDate, days: number): CalendarDate =>
  toCalendarDate(utcMidnight(from) + days * DAY_MS);
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

export const THURSDAY = 4;
export const weekdayOf = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();

/** The n-th such weekday of a month, counted from 1; from the month's end with -1. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): CalendarDate {
  if (n < 0) {
    const last = calendarDate(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = calendarDate(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

const format = (fields: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { ...fields, timeZone: "UTC" });
const longFormat = format({ year: "numeric", month: "long", day: "numeric" });
const weekdayFormat = format({ weekday: "long", month: "long", day: "numeric" });
const monthDayFormat = format({ month: "long", day: "numeric" });

/** "November 26, 2026". */
export const formatCalendarDate = (date: CalendarDate): string => longFormat.format(utcMidnight(date));
/** "Thursday, November 26". */
export const formatWeekdayMonthDay = (date: CalendarDate): string => weekdayFormat.format(utcMidnight(date));
/** "November 26". */
export const formatMonthDay = (date: CalendarDate): string => monthDayFormat.format(utcMidnight(date));

/** Milliseconds since the epoch. A time after the date is ignored. */
export const utcMidnight = (date: CalendarDate): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
/** The date of a moment in UTC. */
export const toCalendarDate = (moment: Date | number): CalendarDate => new Date(moment).toISOString().slice(0, 10);
