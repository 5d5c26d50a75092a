import { addDays, type CalendarDate, THURSDAY, weekdayOf } from "./calendar-date";
import { californiaDate, californiaHour } from "./california-time";

/** A week from Monday to Sunday, named by its Thursday. */
export type Week = CalendarDate;

/** The week in which California is at this moment. */
export function weekOf(moment: Date): Week {
  const today = californiaDate(moment);
  return addDays(today, THURSDAY - (weekdayOf(today) || 7));
}

/** The first Thursday whose email goes to a reader who confirms at this moment: it is sent at eight in California. */
export function nextThursday(moment: Date): Week {
  const week = weekOf(moment);
  const today = californiaDate(moment);
  return today < week || (today === week && californiaHour(moment) < 8) ? week : addDays(week, 7);
}

/** `count` weeks from the first on. */
export const weeksFrom = (first: Week, count: number): Week[] =>
  Array.from({ length: count }, (_, i) => addDays(first, i * 7));

export const isThursday = (date: CalendarDate): boolean => weekdayOf(date) === THURSDAY;
