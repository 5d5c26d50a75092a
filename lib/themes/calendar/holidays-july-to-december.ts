import {
  addDays,
  formatMonthDay,
  formatWeekdayMonthDay,
  MONDAY,
  nthWeekday,
  SUNDAY,
  THURSDAY,
} from "@/lib/core/calendar-date";
import { eveOf, fixed, type Holiday, isOnDay } from "./holiday";
import { DIWALI_DATES } from "./holiday-tables";
import { hanukkah, midAutumn, roshHashanah } from "./movable-holidays";

/** From the Fourth of July to the end of the year. */
export const HOLIDAYS_JULY_TO_DECEMBER: readonly Holiday[] = [
  {
    id: "independence-day",
    name: "the Fourth of July",
    datesIn: fixed(7, 4),
    from: 6,
    describe: (date) => `The Fourth of July is a ${formatWeekdayMonthDay(date).split(",")[0]} this year.`,
  },
  { id: "bastille-day", name: "Bastille Day", datesIn: fixed(7, 14), from: 6, describe: isOnDay("Bastille Day") },
  {
    id: "outside-lands",
    kind: "city",
    name: "Outside Lands",
    datesIn: fixed(8, 10),
    from: 9,
    describe: () => "Outside Lands usually fills Golden Gate Park on a weekend in early August.",
  },
  {
    id: "back-to-school",
    kind: "city",
    name: "the first week of school",
    datesIn: fixed(8, 25),
    from: 14,
    describe: () => "San Francisco's schools begin again in the middle of August.",
  },
  {
    id: "labor-day",
    name: "Labor Day",
    datesIn: (year) => nthWeekday(year, 9, MONDAY, 1),
    from: 6,
    describe: isOnDay("Labor Day"),
  },
  {
    id: "rosh-hashanah",
    name: "Rosh Hashanah",
    datesIn: roshHashanah,
    from: 6,
    until: 1,
    describe: (date, isPast) => `Rosh Hashanah ${isPast ? "began" : "begins"} on the evening of ${eveOf(date)}.`,
  },
  {
    id: "autumn-moon",
    name: "the Mid-Autumn Festival",
    datesIn: midAutumn,
    from: 6,
    until: 2,
    describe: (date, isPast) =>
      `The Mid-Autumn Festival, with its full moon, ${isPast ? "was" : "is"} on ${formatWeekdayMonthDay(date)}.`,
  },
  {
    id: "oktoberfest",
    name: "Oktoberfest",
    datesIn: (year) => nthWeekday(year, 10, SUNDAY, 1),
    from: 17,
    describe: (date) => `Munich's Oktoberfest runs until the first Sunday of October: ${formatMonthDay(date)}.`,
  },
  {
    id: "bluegrass",
    kind: "city",
    name: "Hardly Strictly Bluegrass",
    datesIn: (year) => nthWeekday(year, 10, SUNDAY, 1),
    from: 4,
    describe: () =>
      "Hardly Strictly Bluegrass usually plays for free in Golden Gate Park on the first weekend of October.",
  },
  {
    id: "fleet-week",
    kind: "city",
    name: "Fleet Week",
    datesIn: (year) => nthWeekday(year, 10, MONDAY, 2),
    from: 6,
    describe: (date) =>
      `Fleet Week usually brings the jets over the bay on the weekend before ${formatWeekdayMonthDay(date)}.`,
  },
  {
    id: "diwali",
    name: "Diwali",
    datesIn: (year) => DIWALI_DATES.get(year),
    from: 6,
    describe: isOnDay("Diwali"),
  },
  { id: "halloween", name: "Halloween", datesIn: fixed(10, 31), from: 6, describe: isOnDay("Halloween") },
  {
    id: "days-of-the-dead",
    name: "Día de los Muertos",
    datesIn: fixed(11, 2),
    from: 6,
    describe: (date) =>
      `Día de los Muertos is kept on ${formatMonthDay(addDays(date, -1))} and 2, with a procession in the Mission.`,
  },
  {
    id: "clocks-back",
    kind: "city",
    name: "the end of daylight-saving time",
    datesIn: (year) => nthWeekday(year, 11, SUNDAY, 1),
    from: 3,
    until: 9,
    describe: (date, isPast) =>
      `Clocks ${isPast ? "went" : "go"} back on ${formatWeekdayMonthDay(date)}: from then on it is dark before supper.`,
  },
  {
    id: "before-thanksgiving",
    name: "Thanksgiving",
    datesIn: (year) => addDays(nthWeekday(year, 11, THURSDAY, 4), -7),
    from: 0,
    describe: (date) => `Thanksgiving is on ${formatWeekdayMonthDay(addDays(date, 7))}.`,
  },
  {
    id: "thanksgiving",
    name: "Thanksgiving",
    datesIn: (year) => nthWeekday(year, 11, THURSDAY, 4),
    from: 0,
    describe: (date) => `This Thursday, ${formatMonthDay(date)}, is Thanksgiving; a long weekend follows.`,
  },
  {
    id: "hanukkah",
    name: "Hanukkah",
    datesIn: hanukkah,
    from: 6,
    until: 6,
    describe: (date, isPast) =>
      `Hanukkah ${isPast ? "began" : "begins"} on the evening of ${eveOf(date)} and lasts eight nights.`,
  },
  {
    id: "office-parties",
    kind: "city",
    name: "the holidays",
    datesIn: fixed(12, 18),
    from: 17,
    describe: () => "In the first weeks of December offices and old friends book their dinners before the holidays.",
  },
  {
    id: "guadalupe",
    name: "the feast of Our Lady of Guadalupe",
    datesIn: fixed(12, 12),
    from: 6,
    describe: isOnDay("The feast of Our Lady of Guadalupe"),
  },
  {
    id: "solstice",
    name: "the winter solstice",
    datesIn: fixed(12, 21),
    from: 6,
    describe: (date) => `The winter solstice, the year's longest night, is around ${formatWeekdayMonthDay(date)}.`,
  },
  { id: "christmas", name: "Christmas", datesIn: fixed(12, 25), from: 6, describe: isOnDay("Christmas Day") },
  { id: "new-years-eve", name: "New Year's Eve", datesIn: fixed(12, 31), from: 6, describe: isOnDay("New Year's Eve") },
];
