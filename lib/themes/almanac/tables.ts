import type { Day } from "./day";

/**
 * Days that follow the moon as it is seen or reckoned in Beijing, Delhi and Mecca: printed calendars, not a formula.
 * What lies beyond a table's end is not told at all.
 */
const table = (days: string): ReadonlyMap<number, Day> =>
  new Map(days.split(/\s+/).map((date) => [Number(date.slice(0, 4)), date]));

export const LUNAR_NEW_YEARS = table(
  `2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31
   2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12`,
);

export const AUTUMN_MOONS = table(
  `2024-09-17 2025-10-06 2026-09-25 2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19 2033-09-08
   2034-09-27 2035-09-16 2036-10-04 2037-09-24 2038-09-13 2039-10-02 2040-09-20`,
);

export const DIWALIS = table(
  `2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22
   2034-11-10 2035-10-30`,
);

/** First days of fasting, by the calendar of Umm al-Qura; a sighting may move them by a day. */
export const RAMADANS = table(
  `2024-03-11 2025-03-01 2026-02-18 2027-02-08 2028-01-28 2029-01-16 2030-01-05 2031-12-16 2032-12-04 2033-11-23
   2034-11-12 2035-11-01`,
);

export const EIDS_AL_FITR = table(
  `2024-04-10 2025-03-30 2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14 2033-12-23
   2034-12-12 2035-12-01`,
);

export const EIDS_AL_ADHA = table(
  `2024-06-16 2025-06-06 2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02 2032-03-22 2033-03-12
   2034-03-01 2035-02-19`,
);

/** The Sunday of the final, as far as it is fixed. */
export const FOOTBALL_SUNDAYS = table("2024-02-11 2025-02-09 2026-02-08 2027-02-14 2028-02-13");
