import {
  addDays,
  type Day,
  day,
  MONDAY,
  nthWeekday,
  SUNDAY,
  THURSDAY,
  withoutWeekday,
  withWeekday,
  yearOf,
} from "./day";
import type { SeasonFact } from "./fact";
import { autumnMoon, easter, eidAlAdha, eidAlFitr, hanukkah, passover, ramadan, roshHashanah } from "./movable-feasts";
import { DIWALIS, FOOTBALL_SUNDAYS, LUNAR_NEW_YEARS } from "./tables";

export type Holiday = {
  id: string;
  kind?: SeasonFact["kind"];
  name: string;
  /** The day in a year, or the days; undefined where no calendar tells it yet. */
  on: (year: number) => Day | readonly Day[] | undefined;
  /** Thursdays from so many days before it to so many after it stand under its sign. */
  from: number;
  until?: number;
  /** `isPast` where the Thursday comes after the day itself. */
  say: (date: Day, isPast: boolean) => string;
};

const fixed = (month: number, date: number) => (year: number) => day(year, month, date);
const isOn = (name: string) => (date: Day, isPast: boolean) =>
  `${name} ${isPast ? "was" : "is"} on ${withWeekday(date)}.`;
const ANIMALS = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split(" ");
const animalOf = (date: Day) => ANIMALS[yearOf(date) % 12];
const eve = (date: Day) => withWeekday(addDays(date, -1));

/** The year's feasts as the Bay Area keeps them, from January on. */
export const HOLIDAYS: readonly Holiday[] = [
  { id: "new-year", name: "New Year's Day", on: fixed(1, 1), from: 0, until: 7, say: isOn("New Year's Day") },
  {
    ...{ id: "lunar-new-year", name: "Lunar New Year", on: (year) => LUNAR_NEW_YEARS.get(year), from: 6, until: 14 },
    say: (date, isPast) =>
      `Lunar New Year ${isPast ? "was" : "is"} on ${withWeekday(date)}, and opens the Year of the ${animalOf(date)}.`,
  },
  {
    ...{ id: "football", name: "the Super Bowl", on: (year) => FOOTBALL_SUNDAYS.get(year), from: 6 },
    say: (date) => `The Super Bowl is played on ${withWeekday(date)}.`,
  },
  { id: "valentines", name: "Valentine's Day", on: fixed(2, 14), from: 6, say: isOn("Valentine's Day") },
  {
    ...{ id: "mardi-gras", name: "Mardi Gras", on: (year) => addDays(easter(year), -47), from: 6 },
    say: isOn("Mardi Gras"),
  },
  {
    ...{ id: "lent", name: "Lent", on: easter, from: 44, until: -9 },
    say: (date) => `Lent lasts from ${withoutWeekday(addDays(date, -46))} until Easter, on ${withoutWeekday(date)}.`,
  },
  {
    ...{ id: "ramadan", name: "Ramadan", on: ramadan, from: 3, until: 26 },
    say: (date, isPast) =>
      `Ramadan, the month of fasting by day, ${isPast ? "began" : "begins"} around ${withoutWeekday(date)}; tables fill after sunset.`,
  },
  {
    ...{ id: "eid-al-fitr", name: "Eid al-Fitr", on: eidAlFitr, from: 6 },
    say: (date) => `Eid al-Fitr, the end of the fast, is around ${withWeekday(date)}.`,
  },
  {
    ...{ id: "st-patricks", name: "St. Patrick's Day", on: fixed(3, 17), from: 6 },
    say: isOn("St. Patrick's Day"),
  },
  {
    ...{ id: "nowruz", name: "Nowruz", on: fixed(3, 20), from: 6, until: 5 },
    say: (date, isPast) =>
      `Nowruz, the Persian New Year, ${isPast ? "began" : "begins"} with the spring equinox, around ${withWeekday(date)}.`,
  },
  {
    ...{ id: "passover", name: "Passover", on: passover, from: 6, until: 6 },
    say: (date, isPast) => `Passover ${isPast ? "began" : "begins"} on the evening of ${eve(date)}.`,
  },
  { id: "easter", name: "Easter", on: easter, from: 6, say: (date) => `Easter Sunday is on ${withoutWeekday(date)}.` },
  {
    ...{
      id: "cherry-blossoms",
      kind: "city",
      name: "the Cherry Blossom Festival",
      on: fixed(4, 20),
      from: 16,
      until: -2,
    },
    say: () => "The Northern California Cherry Blossom Festival fills Japantown over two weekends in April.",
  },
  {
    ...{ id: "cinco-de-mayo", name: "Cinco de Mayo", on: fixed(5, 5), from: 6 },
    say: isOn("Cinco de Mayo"),
  },
  {
    ...{ id: "mothers-day", name: "Mother's Day", on: (year) => nthWeekday(year, 5, SUNDAY, 2), from: 6 },
    say: isOn("Mother's Day"),
  },
  {
    ...{ id: "eid-al-adha", name: "Eid al-Adha", on: eidAlAdha, from: 6 },
    say: (date) => `Eid al-Adha is around ${withWeekday(date)}.`,
  },
  {
    ...{ id: "bay-to-breakers", kind: "city", name: "Bay to Breakers" },
    ...{ on: (year) => nthWeekday(year, 5, SUNDAY, 3), from: 6 },
    say: (date) => `Bay to Breakers usually crosses the city on the third Sunday of May: ${withoutWeekday(date)}.`,
  },
  {
    ...{ id: "memorial-day", name: "Memorial Day", on: (year) => nthWeekday(year, 5, MONDAY, -1), from: 6 },
    say: (date) => `Memorial Day is on ${withWeekday(date)}; Carnaval usually dances through the Mission that weekend.`,
  },
  {
    ...{ id: "graduation", kind: "city", name: "graduation", on: fixed(6, 10), from: 21 },
    say: () => "Schools and colleges around the bay graduate in late May and early June.",
  },
  {
    ...{ id: "juneteenth", name: "Juneteenth", on: fixed(6, 19), from: 6 },
    say: isOn("Juneteenth"),
  },
  {
    ...{ id: "fathers-day", name: "Father's Day", on: (year) => nthWeekday(year, 6, SUNDAY, 3), from: 6 },
    say: isOn("Father's Day"),
  },
  {
    ...{ id: "pride", kind: "city", name: "Pride", on: (year) => nthWeekday(year, 6, SUNDAY, -1), from: 6 },
    say: (date) => `The Pride parade comes down Market Street on the last Sunday of June: ${withoutWeekday(date)}.`,
  },
  {
    ...{ id: "independence-day", name: "the Fourth of July", on: fixed(7, 4), from: 6 },
    say: (date) => `The Fourth of July is a ${withWeekday(date).split(",")[0]} this year.`,
  },
  { id: "bastille-day", name: "Bastille Day", on: fixed(7, 14), from: 6, say: isOn("Bastille Day") },
  {
    ...{ id: "outside-lands", kind: "city", name: "Outside Lands", on: fixed(8, 10), from: 9 },
    say: () => "Outside Lands usually fills Golden Gate Park on a weekend in early August.",
  },
  {
    ...{ id: "back-to-school", kind: "city", name: "the first week of school", on: fixed(8, 25), from: 14 },
    say: () => "San Francisco's schools begin again in the middle of August.",
  },
  {
    ...{ id: "labor-day", name: "Labor Day", on: (year) => nthWeekday(year, 9, MONDAY, 1), from: 6 },
    say: isOn("Labor Day"),
  },
  {
    ...{ id: "rosh-hashanah", name: "Rosh Hashanah", on: roshHashanah, from: 6, until: 1 },
    say: (date, isPast) => `Rosh Hashanah ${isPast ? "began" : "begins"} on the evening of ${eve(date)}.`,
  },
  {
    ...{ id: "autumn-moon", name: "the Mid-Autumn Festival", on: autumnMoon, from: 6, until: 2 },
    say: (date, isPast) =>
      `The Mid-Autumn Festival, with its full moon, ${isPast ? "was" : "is"} on ${withWeekday(date)}.`,
  },
  {
    ...{ id: "oktoberfest", name: "Oktoberfest", on: (year) => nthWeekday(year, 10, SUNDAY, 1), from: 17 },
    say: (date) => `Munich's Oktoberfest runs until the first Sunday of October: ${withoutWeekday(date)}.`,
  },
  {
    ...{ id: "bluegrass", kind: "city", name: "Hardly Strictly Bluegrass" },
    ...{ on: (year) => nthWeekday(year, 10, SUNDAY, 1), from: 4 },
    say: () => "Hardly Strictly Bluegrass usually plays for free in Golden Gate Park on the first weekend of October.",
  },
  {
    ...{ id: "fleet-week", kind: "city", name: "Fleet Week", on: (year) => nthWeekday(year, 10, MONDAY, 2), from: 6 },
    say: (date) => `Fleet Week usually brings the jets over the bay on the weekend before ${withWeekday(date)}.`,
  },
  {
    ...{ id: "diwali", name: "Diwali", on: (year) => DIWALIS.get(year), from: 6 },
    say: isOn("Diwali"),
  },
  { id: "halloween", name: "Halloween", on: fixed(10, 31), from: 6, say: isOn("Halloween") },
  {
    ...{ id: "days-of-the-dead", name: "Día de los Muertos", on: fixed(11, 2), from: 6 },
    say: (date) =>
      `Día de los Muertos is kept on ${withoutWeekday(addDays(date, -1))} and 2, with a procession in the Mission.`,
  },
  {
    ...{ id: "clocks-back", kind: "city", name: "the end of daylight-saving time" },
    ...{ on: (year) => nthWeekday(year, 11, SUNDAY, 1), from: 3, until: 9 },
    say: (date, isPast) =>
      `Clocks ${isPast ? "went" : "go"} back on ${withWeekday(date)}: from then on it is dark before supper.`,
  },
  {
    ...{ id: "before-thanksgiving", name: "Thanksgiving" },
    ...{ on: (year) => addDays(nthWeekday(year, 11, THURSDAY, 4), -7), from: 0 },
    say: (date) => `Thanksgiving is on ${withWeekday(addDays(date, 7))}.`,
  },
  {
    ...{ id: "thanksgiving", name: "Thanksgiving", on: (year) => nthWeekday(year, 11, THURSDAY, 4), from: 0 },
    say: (date) => `This Thursday, ${withoutWeekday(date)}, is Thanksgiving; a long weekend follows.`,
  },
  {
    ...{ id: "hanukkah", name: "Hanukkah", on: hanukkah, from: 6, until: 6 },
    say: (date, isPast) =>
      `Hanukkah ${isPast ? "began" : "begins"} on the evening of ${eve(date)} and lasts eight nights.`,
  },
  {
    ...{ id: "office-parties", kind: "city", name: "the holidays", on: fixed(12, 18), from: 17 },
    say: () => "In the first weeks of December offices and old friends book their dinners before the holidays.",
  },
  {
    ...{ id: "guadalupe", name: "the feast of Our Lady of Guadalupe", on: fixed(12, 12), from: 6 },
    say: isOn("The feast of Our Lady of Guadalupe"),
  },
  {
    ...{ id: "solstice", name: "the winter solstice", on: fixed(12, 21), from: 6 },
    say: (date) => `The winter solstice, the year's longest night, is around ${withWeekday(date)}.`,
  },
  { id: "christmas", name: "Christmas", on: fixed(12, 25), from: 6, say: isOn("Christmas Day") },
  { id: "new-years-eve", name: "New Year's Eve", on: fixed(12, 31), from: 6, say: isOn("New Year's Eve") },
];
