import type { SeasonFact, Week } from "@/lib/contracts/season-fact";
import { addDays, type CalendarDate, yearOf } from "@/lib/core/calendar-date";
import type { Holiday } from "./holiday";
import { HOLIDAYS } from "./holidays";
import { SEASONS, type Season } from "./seasons";

/** All that holds around a Thursday: feasts with this year's dates, harvests, the weather, what the city is at. */
export function factsOfWeek(thursday: Week): SeasonFact[] {
  return [
    ...HOLIDAYS.flatMap((holiday) => holidayFact(holiday, thursday)),
    ...SEASONS.filter((season) => isInSeason(season, thursday)).map(({ id, kind, name, sentence }) => ({
      id,
      kind,
      name,
      sentence,
    })),
  ];
}

/** A feast of the turn of the year may belong to the year before or after that of the Thursday. */
function holidayFact(
  { id, kind = "holiday", name, datesIn, from, until = 0, describe: sentenceFor }: Holiday,
  thursday: CalendarDate,
): SeasonFact[] {
  const year = yearOf(thursday);
  for (const date of [year - 1, year, year + 1].flatMap((each) => datesIn(each) ?? [])) {
    if (addDays(date, -from) <= thursday && thursday <= addDays(date, until)) {
      return [{ id, kind, name, sentence: sentenceFor(date, date < thursday) }];
    }
  }
  return [];
}

function isInSeason({ from, to }: Season, thursday: CalendarDate): boolean {
  const date = thursday.slice(5);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
