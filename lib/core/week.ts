import { DAY_MS } from "./durations";

const THURSDAY = 4;

const californianDate = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Los_Angeles",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const californianHour = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Los_Angeles",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** A week, by its Thursday in California (YYYY-MM-DD). */
export type Week = string;

/** The Thursday of the week, Monday to Sunday, in which California is at this moment. */
export function weekOf(moment: Date): Week {
  const today = new Date(`${californianDate.format(moment)}T00:00:00Z`);
  const weekday = today.getUTCDay() || 7;
  return isoDate(today.getTime() + (THURSDAY - weekday) * DAY_MS);
}

/** The first Thursday whose email goes to whoever confirms at this moment: it is sent at eight in California. */
export function nextThursday(moment: Date): Week {
  const week = weekOf(moment);
  const [, next = week] = weeksFrom(week, 2);
  const [date = "", hour = "0"] = californianHour.format(moment).split(", ");
  return date < week || (date === week && Number(hour) < 8) ? week : next;
}

/** The Thursdays of this week and of those after it. */
export function weeksFrom(first: Week, count: number): Week[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => isoDate(start + i * 7 * DAY_MS));
}

export const isThursday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === THURSDAY;

const isoDate = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
