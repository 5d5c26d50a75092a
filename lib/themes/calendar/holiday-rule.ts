import { z } from "zod";
import { addDays, type CalendarDate, nthWeekday, yearOf } from "@/lib/core/calendar-date";
import { MonthDay } from "./calendar-fields";
import { easter, eidAlAdha, eidAlFitr, hanukkah, midAutumn, passover, ramadan, roshHashanah } from "./movable-holidays";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const Formula = z.enum([
  "easter",
  "passover",
  "rosh-hashanah",
  "hanukkah",
  "ramadan",
  "eid-al-fitr",
  "eid-al-adha",
  "mid-autumn",
]);

/** When a holiday is: on the same day each year, on the nth weekday of a month (the last: -1), or as below. */
export const HolidayRule = z.union([
  z.strictObject({ date: MonthDay }),
  z.strictObject({
    weekday: z.enum(WEEKDAYS),
    nth: z.literal([1, 2, 3, 4, -1]),
    month: z.int().min(1).max(12),
  }),
  z.strictObject({ formula: Formula, offsetDays: z.int().default(0) }),
  // Days from printed calendars, where no formula gives them: beyond the last one the holiday is left out. Lunar New
  // Year is as reckoned in Beijing; the platform's calendar is a day off in 2027 and 2030, of new moons near midnight.
  z.strictObject({ dates: z.array(z.iso.date()).min(1) }),
]);
type HolidayRule = z.infer<typeof HolidayRule>;

const FORMULAS: Record<z.infer<typeof Formula>, (year: number) => CalendarDate | readonly CalendarDate[]> = {
  easter,
  passover,
  "rosh-hashanah": roshHashanah,
  hanukkah,
  ramadan,
  "eid-al-fitr": eidAlFitr,
  "eid-al-adha": eidAlAdha,
  "mid-autumn": midAutumn,
};

/** The days of a holiday in a year: as a rule one. */
export function datesIn(rule: HolidayRule, year: number): CalendarDate[] {
  if ("date" in rule) return [`${year}-${rule.date}`];
  if ("weekday" in rule) return [nthWeekday(year, rule.month, WEEKDAYS.indexOf(rule.weekday), rule.nth)];
  if ("formula" in rule) return [FORMULAS[rule.formula](year)].flat().map((date) => addDays(date, rule.offsetDays));
  return rule.dates.filter((date) => yearOf(date) === year);
}
