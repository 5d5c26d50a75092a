import type { SeasonFact } from "@/lib/contracts/season-fact";
import {
  addDays,
  type CalendarDate,
  calendarDate,
  formatMonthDay,
  formatWeekdayMonthDay,
  MONDAY,
  nthWeekday,
  SUNDAY,
  THURSDAY,
  yearOf,
} from "@/lib/core/calendar-date";
import { DIWALI_DATES, LUNAR_NEW_YEAR_DATES, SUPER_BOWL_DATES } from "./holiday-tables";
import { easter, eidAlAdha, eidAlFitr, hanukkah, midAutumn, passover, ramadan, roshHashanah } from "./movable-holidays";

export type Holiday = {
  id: string;
  kind?: SeasonFact["kind"];
  name: string;
  /** The day in a year, or the days; undefined where no calendar tells it yet. */
  datesIn: (year: number) => CalendarDate | readonly CalendarDate[] | undefined;
  /** Thursdays from so many days before it to so many after it stand under its sign. */
  from: number;
  until?: number;
  /** `isPast` where the Thursday comes after the day itself. */
  describe: (date: CalendarDate, isPast: boolean) => string;
};

const fixed = (month: number, date: number) => (year: number) => calendarDate(year, month, date);
const isOnDay = (name: string) => (date: CalendarDate, isPast: boolean) =>
  `${name} ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}.`;
const ANIMALS = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split(" ");
const zodiacAnimal = (date: CalendarDate) => ANIMALS[yearOf(date) % 12];
const eveOf = (date: CalendarDate) => formatWeekdayMonthDay(addDays(date, -1));

/** The year's feasts as the Bay Area keeps them, from January on. */
export const HOLIDAYS: readonly Holiday[] = [
  {
    id: "new-year",
    name: "New Year's Day",
    datesIn: fixed(1, 1),
    from: 0,
    until: 7,
    describe: isOnDay("New Year's Day"),
  },
  {
    ...{
      id: "lunar-new-year",
      name: "Lunar New Year",
      datesIn: (year) => LUNAR_NEW_YEAR_DATES.get(year),
      from: 6,
      until: 14,
    },
    describe: (date, isPast) =>
      `Lunar New Year ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}, and opens the Year of the ${zodiacAnimal(date)}.`,
  },
  {
    ...{ id: "football", name: "the Super Bowl", datesIn: (year) => SUPER_BOWL_DATES.get(year), from: 6 },
    describe: (date) => `The Super Bowl is played on ${formatWeekdayMonthDay(date)}.`,
  },
  { id: "valentines", name: "Valentine's Day", datesIn: fixed(2, 14), from: 6, describe: isOnDay("Valentine's Day") },
  {
    ...{ id: "mardi-gras", name: "Mardi Gras", datesIn: (year) => addDays(easter(year), -47), from: 6 },
    describe: isOnDay("Mardi Gras"),
  },
  {
    ...{ id: "lent", name: "Lent", datesIn: easter, from: 44, until: -9 },
    describe: (date) =>
      `Lent lasts from ${formatMonthDay(addDays(date, -46))} until Easter, on ${formatMonthDay(date)}.`,
  },
  {
    ...{ id: "ramadan", name: "Ramadan", datesIn: ramadan, from: 3, until: 26 },
    describe: (date, isPast) =>
      `Ramadan, the month of fasting by day, ${isPast ? "began" : "begins"} around ${formatMonthDay(date)}; tables fill after sunset.`,
  },
  {
    ...{ id: "eid-al-fitr", name: "Eid al-Fitr", datesIn: eidAlFitr, from: 6 },
    describe: (date) => `Eid al-Fitr, the end of the fast, is around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    ...{ id: "st-patricks", name: "St. Patrick's Day", datesIn: fixed(3, 17), from: 6 },
    describe: isOnDay("St. Patrick's Day"),
  },
  {
    ...{ id: "nowruz", name: "Nowruz", datesIn: fixed(3, 20), from: 6, until: 5 },
    describe: (date, isPast) =>
      `Nowruz, the Persian New Year, ${isPast ? "began" : "begins"} with the spring equinox, around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    ...{ id: "passover", name: "Passover", datesIn: passover, from: 6, until: 6 },
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
    ...{
      id: "cherry-blossoms",
      kind: "city",
      name: "the Cherry Blossom Festival",
      datesIn: fixed(4, 20),
      from: 16,
      until: -2,
    },
    describe: () => "The Northern California Cherry Blossom Festival fills Japantown over two weekends in April.",
  },
  {
    ...{ id: "cinco-de-mayo", name: "Cinco de Mayo", datesIn: fixed(5, 5), from: 6 },
    describe: isOnDay("Cinco de Mayo"),
  },
  {
    ...{ id: "mothers-day", name: "Mother's Day", datesIn: (year) => nthWeekday(year, 5, SUNDAY, 2), from: 6 },
    describe: isOnDay("Mother's Day"),
  },
  {
    ...{ id: "eid-al-adha", name: "Eid al-Adha", datesIn: eidAlAdha, from: 6 },
    describe: (date) => `Eid al-Adha is around ${formatWeekdayMonthDay(date)}.`,
  },
  {
    ...{ id: "bay-to-breakers", kind: "city", name: "Bay to Breakers" },
    ...{ datesIn: (year) => nthWeekday(year, 5, SUNDAY, 3), from: 6 },
    describe: (date) => `Bay to Breakers usually crosses the city on the third Sunday of May: ${formatMonthDay(date)}.`,
  },
  {
    ...{ id: "memorial-day", name: "Memorial Day", datesIn: (year) => nthWeekday(year, 5, MONDAY, -1), from: 6 },
    describe: (date) =>
      `Memorial Day is on ${formatWeekdayMonthDay(date)}; Carnaval usually dances through the Mission that weekend.`,
  },
  {
    ...{ id: "graduation", kind: "city", name: "graduation", datesIn: fixed(6, 10), from: 21 },
    describe: () => "Schools and colleges around the bay graduate in late May and early June.",
  },
  {
    ...{ id: "juneteenth", name: "Juneteenth", datesIn: fixed(6, 19), from: 6 },
    describe: isOnDay("Juneteenth"),
  },
  {
    ...{ id: "fathers-day", name: "Father's Day", datesIn: (year) => nthWeekday(year, 6, SUNDAY, 3), from: 6 },
    describe: isOnDay("Father's Day"),
  },
  {
    ...{ id: "pride", kind: "city", name: "Pride", datesIn: (year) => nthWeekday(year, 6, SUNDAY, -1), from: 6 },
    describe: (date) =>
      `The Pride parade comes down Market Street on the last Sunday of June: ${formatMonthDay(date)}.`,
  },
  {
    ...{ id: "independence-day", name: "the Fourth of July", datesIn: fixed(7, 4), from: 6 },
    describe: (date) => `The Fourth of July is a ${formatWeekdayMonthDay(date).split(",")[0]} this year.`,
  },
  { id: "bastille-day", name: "Bastille Day", datesIn: fixed(7, 14), from: 6, describe: isOnDay("Bastille Day") },
  {
    ...{ id: "outside-lands", kind: "city", name: "Outside Lands", datesIn: fixed(8, 10), from: 9 },
    describe: () => "Outside Lands usually fills Golden Gate Park on a weekend in early August.",
  },
  {
    ...{ id: "back-to-school", kind: "city", name: "the first week of school", datesIn: fixed(8, 25), from: 14 },
    describe: () => "San Francisco's schools begin again in the middle of August.",
  },
  {
    ...{ id: "labor-day", name: "Labor Day", datesIn: (year) => nthWeekday(year, 9, MONDAY, 1), from: 6 },
    describe: isOnDay("Labor Day"),
  },
  {
    ...{ id: "rosh-hashanah", name: "Rosh Hashanah", datesIn: roshHashanah, from: 6, until: 1 },
    describe: (date, isPast) => `Rosh Hashanah ${isPast ? "began" : "begins"} on the evening of ${eveOf(date)}.`,
  },
  {
    ...{ id: "autumn-moon", name: "the Mid-Autumn Festival", datesIn: midAutumn, from: 6, until: 2 },
    describe: (date, isPast) =>
      `The Mid-Autumn Festival, with its full moon, ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}.`,
  },
  {
    ...{ id: "oktoberfest", name: "Oktoberfest", datesIn: (year) => nthWeekday(year, 10, SUNDAY, 1), from: 17 },
    describe: (date) => `Munich's Oktoberfest runs until the first Sunday of October: ${formatMonthDay(date)}.`,
  },
  {
    ...{ id: "bluegrass", kind: "city", name: "Hardly Strictly Bluegrass" },
    ...{ datesIn: (year) => nthWeekday(year, 10, SUNDAY, 1), from: 4 },
    describe: () =>
      "Hardly Strictly Bluegrass usually plays for free in Golden Gate Park on the first weekend of October.",
  },
  {
    ...{
      id: "fleet-week",
      kind: "city",
      name: "Fleet Week",
      datesIn: (year) => nthWeekday(year, 10, MONDAY, 2),
      from: 6,
    },
    describe: (date) =>
      `Fleet Week usually brings the jets over the bay on the weekend before ${formatWeekdayMonthDay(date)}.`,
  },
  {
    ...{ id: "diwali", name: "Diwali", datesIn: (year) => DIWALI_DATES.get(year), from: 6 },
    describe: isOnDay("Diwali"),
  },
  { id: "halloween", name: "Halloween", datesIn: fixed(10, 31), from: 6, describe: isOnDay("Halloween") },
  {
    ...{ id: "days-of-the-dead", name: "Día de los Muertos", datesIn: fixed(11, 2), from: 6 },
    describe: (date) =>
      `Día de los Muertos is kept on ${formatMonthDay(addDays(date, -1))} and 2, with a procession in the Mission.`,
  },
  {
    ...{ id: "clocks-back", kind: "city", name: "the end of daylight-saving time" },
    ...{ datesIn: (year) => nthWeekday(year, 11, SUNDAY, 1), from: 3, until: 9 },
    describe: (date, isPast) =>
      `Clocks ${isPast ? "went" : "go"} back on ${formatWeekdayMonthDay(date)}: from then on it is dark before supper.`,
  },
  {
    ...{ id: "before-thanksgiving", name: "Thanksgiving" },
    ...{ datesIn: (year) => addDays(nthWeekday(year, 11, THURSDAY, 4), -7), from: 0 },
    describe: (date) => `Thanksgiving is on ${formatWeekdayMonthDay(addDays(date, 7))}.`,
  },
  {
    ...{ id: "thanksgiving", name: "Thanksgiving", datesIn: (year) => nthWeekday(year, 11, THURSDAY, 4), from: 0 },
    describe: (date) => `This Thursday, ${formatMonthDay(date)}, is Thanksgiving; a long weekend follows.`,
  },
  {
    ...{ id: "hanukkah", name: "Hanukkah", datesIn: hanukkah, from: 6, until: 6 },
    describe: (date, isPast) =>
      `Hanukkah ${isPast ? "began" : "begins"} on the evening of ${eveOf(date)} and lasts eight nights.`,
  },
  {
    ...{ id: "office-parties", kind: "city", name: "the holidays", datesIn: fixed(12, 18), from: 17 },
    describe: () => "In the first weeks of December offices and old friends book their dinners before the holidays.",
  },
  {
    ...{ id: "guadalupe", name: "the feast of Our Lady of Guadalupe", datesIn: fixed(12, 12), from: 6 },
    describe: isOnDay("The feast of Our Lady of Guadalupe"),
  },
  {
    ...{ id: "solstice", name: "the winter solstice", datesIn: fixed(12, 21), from: 6 },
    describe: (date) => `The winter solstice, the year's longest night, is around ${formatWeekdayMonthDay(date)}.`,
  },
  { id: "christmas", name: "Christmas", datesIn: fixed(12, 25), from: 6, describe: isOnDay("Christmas Day") },
  { id: "new-years-eve", name: "New Year's Eve", datesIn: fixed(12, 31), from: 6, describe: isOnDay("New Year's Eve") },
];
