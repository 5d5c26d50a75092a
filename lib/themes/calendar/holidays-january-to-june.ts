import { addDays, formatMonthDay, formatWeekdayMonthDay, MONDAY, nthWeekday, SUNDAY } from "@/lib/core/calendar-date";
import { eveOf, fixed, type Holiday, isOnDay, zodiacAnimal } from "./holiday";
import { LUNAR_NEW_YEAR_DATES, SUPER_BOWL_DATES } from "./holiday-tables";
import { easter, eidAlAdha, eidAlFitr, passover, ramadan } from "./movable-holidays";

/** From New Year to Pride. */
export const HOLIDAYS_JANUARY_TO_JUNE: readonly Holiday[] = [
  {
    id: "new-year",
    name: "New Year's Day",
    datesIn: fixed(1, 1),
    from: 0,
    until: 7,
    describe: isOnDay("New Year's Day"),
  },
  {
    id: "lunar-new-year",
    name: "Lunar New Year",
    datesIn: (year) => LUNAR_NEW_YEAR_DATES.get(year),
    from: 6,
    until: 14,
    describe: (date, isPast) =>
      `Lunar New Year ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}, and opens the Year of the ${zodiacAnimal(date)}.`,
  },
  {
    id: "football",
    name: "the Super Bowl",
    datesIn: (year) => SUPER_BOWL_DATES.get(year),
    from: 6,
    describe: (date) => `The Super Bowl is played on ${formatWeekdayMonthDay(date)}.`,
  },
  { id: "valentines", name: "Valentine's Day", datesIn: fixed(2, 14), from: 6, describe: isOnDay("Valentine's Day") },
  {
    id: "mardi-gras",
    name: "Mardi Gras",
    datesIn: (year) => addDays(easter(year), -47),
    from: 6,
    describe: isOnDay("Mardi Gras"),
  },
  {
    id: "lent",
    name: "Lent",
    datesIn: easter,
    from: 44,
    until: -9,
    describe: (date) =>
      `Lent lasts from ${formatMonthDay(addDays(date, -46))} until Easter, on ${formatMonthDay(date)}.`,
  },
  {
    id: "ramadan",
    name: "Ramadan",
    datesIn: ramadan,
    from: 3,
    until: 26,
    describe: (date, isPast) =>
      `Ramadan, the month of fasting by day, ${isPast ? "began" : "begins"} around ${formatMonthDay(date)}; tables fill after sunset.`,
  },
  {
    id: "eid-al-fitr",
    name: "Eid al-Fitr",
    datesIn: eidAlFitr,
    from: 6,
    describe: (date) => `Eid al-Fitr, the end of the fast, is around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    id: "st-patricks",
    name: "St. Patrick's Day",
    datesIn: fixed(3, 17),
    from: 6,
    describe: isOnDay("St. Patrick's Day"),
  },
  {
    id: "nowruz",
    name: "Nowruz",
    datesIn: fixed(3, 20),
    from: 6,
    until: 5,
    describe: (date, isPast) =>
      `Nowruz, the Persian New Year, ${isPast ? "began" : "begins"} with the spring equinox, around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    id: "passover",
    name: "Passover",
    datesIn: passover,
    from: 6,
    until: 6,
    describe: (date, isPast) => `Passover ${isPast ? "began" : "begins"} on the evening of ${eveOf(date)}.`,
  },
  {
    id: "easter",
    name: "Easter",
    datesIn: easter,
    from: 6,
    describe: (date) => `Easter Sunday is on ${formatMonthDay(date)}.`,
  },
  {
    id: "cherry-blossoms",
    kind: "city",
    name: "the Cherry Blossom Festival",
    datesIn: fixed(4, 20),
    from: 16,
    until: -2,
    describe: () => "The Northern California Cherry Blossom Festival fills Japantown over two weekends in April.",
  },
  {
    id: "cinco-de-mayo",
    name: "Cinco de Mayo",
    datesIn: fixed(5, 5),
    from: 6,
    describe: isOnDay("Cinco de Mayo"),
  },
  {
    id: "mothers-day",
    name: "Mother's Day",
    datesIn: (year) => nthWeekday(year, 5, SUNDAY, 2),
    from: 6,
    describe: isOnDay("Mother's Day"),
  },
  {
    id: "eid-al-adha",
    name: "Eid al-Adha",
    datesIn: eidAlAdha,
    from: 6,
    describe: (date) => `Eid al-Adha is around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    id: "bay-to-breakers",
    kind: "city",
    name: "Bay to Breakers",
    datesIn: (year) => nthWeekday(year, 5, SUNDAY, 3),
    from: 6,
    describe: (date) => `Bay to Breakers usually crosses the city on the third Sunday of May: ${formatMonthDay(date)}.`,
  },
  {
    id: "memorial-day",
    name: "Memorial Day",
    datesIn: (year) => nthWeekday(year, 5, MONDAY, -1),
    from: 6,
    describe: (date) =>
      `Memorial Day is on ${formatWeekdayMonthDay(date)}; Carnaval usually dances through the Mission that weekend.`,
  },
  {
    id: "graduation",
    kind: "city",
    name: "graduation",
    datesIn: fixed(6, 10),
    from: 21,
    describe: () => "Schools and colleges around the bay graduate in late May and early June.",
  },
  {
    id: "juneteenth",
    name: "Juneteenth",
    datesIn: fixed(6, 19),
    from: 6,
    describe: isOnDay("Juneteenth"),
  },
  {
    id: "fathers-day",
    name: "Father's Day",
    datesIn: (year) => nthWeekday(year, 6, SUNDAY, 3),
    from: 6,
    describe: isOnDay("Father's Day"),
  },
  {
    id: "pride",
    kind: "city",
    name: "Pride",
    datesIn: (year) => nthWeekday(year, 6, SUNDAY, -1),
    from: 6,
    describe: (date) =>
      `The Pride parade comes down Market Street on the last Sunday of June: ${formatMonthDay(date)}.`,
  },
];
