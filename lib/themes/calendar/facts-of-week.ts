import type { SeasonFact, Week } from "@/lib/contracts/season-fact";
import { addDays, type CalendarDate, yearOf } from "@/lib/core/calendar-date";
import { datesIn } from "./holiday-rule";
import { type Holiday, holidays } from "./holidays";
import { type Season, seasons } from "./seasons";
import { fillSentence } from "./sentence";

/** All that holds around a Thursday: feasts with this year's dates, harvests, the weather, what the city is at. */
export function factsOfWeek(thursday: Week): SeasonFact[] {
  return [
    ...holidays().flatMap((holiday) => holidayFact(holiday, thursday)),
    ...seasons()
      .filter((season) => isInSeason(season, thursday))
      .map(({ id, kind, name, sentence }) => ({ id, kind, name, sentence })),
  ];
}

/** A feast of the turn of the year may belong to the year before or after that of the Thursday. */
function holidayFact(
  { id, kind, name, when, from, until, sentence, pastSentence = sentence }: Holiday,
  thursday: CalendarDate,
): SeasonFact[] {
  const year = yearOf(thursday);
  for (const date of [year - 1, year, year + 1].flatMap((each) => datesIn(when, each))) {
    if (addDays(date, -from) <= thursday && thursday <= addDays(date, until)) {
      return [{ id, kind, name, sentence: fillSentence(date < thursday ? pastSentence : sentence, date) }];
    }
  }
  return [];
}

function isInSeason({ from, to }: Season, thursday: CalendarDate): boolean {
  const date = thursday.slice(5);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
