import type { CalendarDate } from "@/lib/core/calendar-date";

/**
 * Days from printed calendars, which no formula and no library gives. Beyond a table's end the feast is left out, and
 * its weeks have their other facts.
 */
const dateTable = (days: string): ReadonlyMap<number, CalendarDate> =>
  new Map(days.split(/\s+/).map((date) => [Number(date.slice(0, 4)), date]));

/** As reckoned in Beijing. The platform's calendar is a day off in 2027 and 2030, of new moons close to midnight. */
export const LUNAR_NEW_YEAR_DATES = dateTable(
  `2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31
   2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12 2041-02-01 2042-01-22 2043-02-10
   2044-01-30 2045-02-17 2046-02-06 2047-01-26 2048-02-14 2049-02-02 2050-01-23`,
);

export const DIWALI_DATES = dateTable(
  `2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22
   2034-11-10 2035-10-30`,
);

/** The Sunday of the final, as far as it is fixed. */
export const SUPER_BOWL_DATES = dateTable("2024-02-11 2025-02-09 2026-02-08 2027-02-14 2028-02-13");
