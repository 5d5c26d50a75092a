const DAY_MS = 86_400_000;
const THURSDAY = 4;

const californianDate = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone: "America/Los_Angeles", year: "numeric", month: "2-digit", day: "2-digit" },
});

/** A week, by its Thursday in California (YYYY-MM-DD). */
export type Week = string;

/** The Thursday of the week, Monday to Sunday, in which California is at this moment. */
export function weekOf(moment: Date): Week {
  const today = new Date(`${californianDate.format(moment)}T00:00:00Z`);
  const weekday = today.getUTCDay() || 7;
  return dateOf(today.getTime() + (THURSDAY - weekday) * DAY_MS);
}

/** The Thursdays of this week and of those after it. */
export function weeksFrom(first: Week, count: number): Week[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => dateOf(start + i * 7 * DAY_MS));
}

export const isThursday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === THURSDAY;

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
