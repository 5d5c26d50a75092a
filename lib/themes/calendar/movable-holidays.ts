import { addDays, type CalendarDate, calendarDate, daysBetween } from "@/lib/core/calendar-date";

/** By calendar and year: each year is walked through once. */
const cache = new Map<string, Map<string, CalendarDate[]>>();

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return calendarDate(year, Math.floor(f / 31), (f % 31) + 1);
}

/** A day whose place in the Hebrew count is known: Rosh Hashanah of 5785. */
const HEBREW_EPOCH = { year: 2024, date: "2024-10-03" };

/** The first day of the Hebrew year that begins in this autumn; it is observed from the evening before. */
export const roshHashanah = (year: number): CalendarDate =>
  addDays(HEBREW_EPOCH.date, hebrewNewYearDay(year + 3761) - hebrewNewYearDay(HEBREW_EPOCH.year + 3761));

/** First day of Passover: Rosh Hashanah follows it by 163 days, in every year. */
export const passover = (year: number): CalendarDate => addDays(roshHashanah(year), -163);

/** First day of Hanukkah: it moves by a day in years in which the month before it is long. */
export function hanukkah(year: number): CalendarDate {
  const newYear = roshHashanah(year);
  const isLong = daysBetween(newYear, roshHashanah(year + 1)) % 10 === 5;
  return addDays(newYear, isLong ? 84 : 83);
}

/** First days of fasting, by the calendar of Umm al-Qura; a sighting may move them by a day, and the feasts after it. */
export const ramadan = (year: number): readonly CalendarDate[] => datesOf("islamic-umalqura", 9, 1, year);
export const eidAlFitr = (year: number): readonly CalendarDate[] => datesOf("islamic-umalqura", 10, 1, year);
export const eidAlAdha = (year: number): readonly CalendarDate[] => datesOf("islamic-umalqura", 12, 10, year);

/** The full moon of the eighth month. */
export const midAutumn = (year: number): readonly CalendarDate[] => datesOf("chinese", 8, 15, year);

/** On which day of its own count a Hebrew year begins (Dershowitz and Reingold). */
function hebrewNewYearDay(year: number): number {
  const [before, now, after] = [hebrewElapsedDays(year - 1), hebrewElapsedDays(year), hebrewElapsedDays(year + 1)];
  if (after - now === 356) return now + 2;
  return now - before === 382 ? now + 1 : now;
}

function hebrewElapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const days = months * 29 + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
}

type IntlCalendar = "chinese" | "islamic-umalqura";

/** The days of a year that have this date in another calendar: as a rule one, two where that calendar's year is shorter. */
function datesOf(calendar: IntlCalendar, month: number, date: number, year: number): readonly CalendarDate[] {
  return datesByMonthDay(calendar, year).get(`${month}/${date}`) ?? [];
}

function datesByMonthDay(calendar: IntlCalendar, year: number): Map<string, CalendarDate[]> {
  const key = `${calendar} ${year}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  const first = calendarDate(year, 1, 1);
  const count = daysBetween(first, calendarDate(year + 1, 1, 1));
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const byName = Map.groupBy(days, (each) => format.format(Date.parse(each)));
  cache.set(key, byName);
  return byName;
}
