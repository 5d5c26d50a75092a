import type { SeasonFact } from "@/lib/contracts/season-fact";
import { addDays, type CalendarDate, calendarDate, formatWeekdayMonthDay, yearOf } from "@/lib/core/calendar-date";

export type Holiday = {
  id: string;
  kind?: SeasonFact["kind"];
  name: string;
  /** The day in a year, or the days; undefined where no calendar has it yet. */
  datesIn: (year: number) => CalendarDate | readonly CalendarDate[] | undefined;
  /** It applies to Thursdays from so many days before it to so many after it. */
  from: number;
  until?: number;
  /** `isPast` where the Thursday comes after the day itself. */
  describe: (date: CalendarDate, isPast: boolean) => string;
};

export const fixed = (month: number, date: number) => (year: number) => calendarDate(year, month, date);
export const isOnDay = (name: string) => (date: CalendarDate, isPast: boolean) =>
  `${name} ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}.`;
const ANIMALS = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split(" ");
export const zodiacAnimal = (date: CalendarDate) => ANIMALS[yearOf(date) % 12];
export const eveOf = (date: CalendarDate) => formatWeekdayMonthDay(addDays(date, -1));
