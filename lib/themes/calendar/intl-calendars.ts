import { addDays, type CalendarDate, calendarDate, daysBetween } from "@/lib/core/calendar-date";

export type IntlCalendar = "chinese" | "islamic-umalqura";

/** The days of a year that another calendar calls so: as a rule one, and two where its own year is the shorter one. */
export function datesOf(calendar: IntlCalendar, month: number, date: number, year: number): readonly CalendarDate[] {
  return datesByMonthDay(calendar, year).get(`${month}/${date}`) ?? [];
}

const cache = new Map<string, Map<string, CalendarDate[]>>();

/** A year is gone through once. */
function datesByMonthDay(calendar: IntlCalendar, year: number): Map<string, CalendarDate[]> {
  const key = `${calendar} ${year}`;
  const known = cache.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  const [first, count] = [
    calendarDate(year, 1, 1),
    daysBetween(calendarDate(year, 1, 1), calendarDate(year + 1, 1, 1)),
  ];
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const byName = Map.groupBy(days, (each) => format.format(Date.parse(each)));
  cache.set(key, byName);
  return byName;
}
