import { addDays, type Day, day, daysBetween } from "./day";

export type PlatformCalendar = "chinese" | "islamic-umalqura";

/** The days of a year that another calendar calls so: as a rule one, and two where its own year is the shorter one. */
export function daysCalled(calendar: PlatformCalendar, month: number, date: number, year: number): readonly Day[] {
  return daysByName(calendar, year).get(`${month}/${date}`) ?? [];
}

const kept = new Map<string, Map<string, Day[]>>();

/** A year is gone through once. */
function daysByName(calendar: PlatformCalendar, year: number): Map<string, Day[]> {
  const key = `${calendar} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  const [first, count] = [day(year, 1, 1), daysBetween(day(year, 1, 1), day(year + 1, 1, 1))];
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const byName = Map.groupBy(days, (each) => format.format(Date.parse(each)));
  kept.set(key, byName);
  return byName;
}
