import { z } from "zod";
import { addDays, type CalendarDate, formatMonthDay, formatWeekdayMonthDay, yearOf } from "@/lib/core/calendar-date";

const ANIMALS = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split(" ");

const PLACEHOLDERS = new Map<string, (date: CalendarDate) => string | undefined>([
  ["date", formatMonthDay],
  ["weekdayDate", formatWeekdayMonthDay],
  ["weekday", (date) => formatWeekdayMonthDay(date).split(",")[0]],
  ["zodiacAnimal", (date) => ANIMALS[yearOf(date) % 12]],
]);

/** A placeholder, and how many days before or after the holiday its date is: {date}, {weekdayDate-1}. */
const PLACEHOLDER = /\{(\w+)([+-]\d{1,3})?\}/g;

/** A sentence about a holiday, with placeholders for this year's date. */
export const Sentence = z
  .string()
  .endsWith(".")
  .refine((sentence) => !/[{}]/.test(fillSentence(sentence, "2001-01-01")), {
    error: `placeholders are ${[...PLACEHOLDERS.keys()].join(", ")}, as in {date} or {date-46}`,
  });

/** An unknown placeholder stays as it is. */
export function fillSentence(sentence: string, date: CalendarDate): string {
  return sentence.replace(PLACEHOLDER, (placeholder, name: string, days: string | undefined) => {
    const format = PLACEHOLDERS.get(name);
    return format?.(addDays(date, Number(days ?? 0))) ?? placeholder;
  });
}
