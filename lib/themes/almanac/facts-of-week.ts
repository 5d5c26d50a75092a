import { addDays, type Day, yearOf } from "./day";
import type { SeasonFact, Week } from "./fact";
import { HOLIDAYS, type Holiday } from "./holidays";
import { SEASONS, type Season } from "./seasons";

/** All that holds around a Thursday: feasts with this year's dates, harvests, the weather, what the city is at. */
export function factsOfWeek(thursday: Week): SeasonFact[] {
  return [
    ...HOLIDAYS.flatMap((holiday) => holidayFact(holiday, thursday)),
    ...SEASONS.filter((season) => holds(season, thursday)).map(({ id, kind, name, sentence }) => ({
      ...{ id, kind, name, sentence },
    })),
  ];
}

/** A feast of the turn of the year may belong to the year before or after that of the Thursday. */
function holidayFact({ id, kind = "holiday", name, on, from, until = 0, say }: Holiday, thursday: Day): SeasonFact[] {
  const year = yearOf(thursday);
  for (const date of [year - 1, year, year + 1].flatMap((each) => on(each) ?? [])) {
    if (addDays(date, -from) <= thursday && thursday <= addDays(date, until)) {
      return [{ id, kind, name, sentence: say(date, date < thursday) }];
    }
  }
  return [];
}

function holds({ from, to }: Season, thursday: Day): boolean {
  const date = thursday.slice(5);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
