import { describe, expect, it, test } from "vitest";
import { addDays, type CalendarDate, calendarDate, daysBetween } from "@/lib/core/calendar-date";
import { isThursday, weeksFrom } from "@/lib/core/week";
import { factsOfWeek } from "./facts-of-week";
import { datesIn } from "./holiday-rule";
import { holidays } from "./holidays";
import { easter, eidAlAdha, eidAlFitr, hanukkah, midAutumn, passover, ramadan, roshHashanah } from "./movable-holidays";
import { seasons } from "./seasons";

const HOLIDAYS = holidays();
const SEASONS = seasons();

const on = (id: string, year: number) =>
  HOLIDAYS.filter((holiday) => holiday.id === id).flatMap(({ when }) => datesIn(when, year));

describe("days that move are where printed calendars have them", () => {
  it.each([
    ["easter", "2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2038-04-25"],
    ["mardi-gras", "2024-02-13 2025-03-04 2026-02-17 2027-02-09 2028-02-29"],
    ["passover", "2024-04-23 2025-04-13 2026-04-02 2027-04-22 2028-04-11"],
    ["rosh-hashanah", "2024-10-03 2025-09-23 2026-09-12 2027-10-02 2028-09-21"],
    ["hanukkah", "2024-12-26 2025-12-15 2026-12-05 2027-12-25 2028-12-13"],
    ["lunar-new-year", "2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2030-02-03 2044-01-30 2050-01-23"],
    [
      "autumn-moon",
      `2024-09-17 2025-10-06 2026-09-25 2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19
       2033-09-08 2034-09-27 2035-09-16 2036-10-04 2037-09-24 2038-09-13 2039-10-02 2040-09-20`,
    ],
    ["diwali", "2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17"],
    [
      "ramadan",
      `2024-03-11 2025-03-01 2026-02-18 2027-02-08 2028-01-28 2029-01-16 2030-01-05 2030-12-26 2031-12-16
       2032-12-04 2033-11-23 2034-11-12 2035-11-01`,
    ],
    [
      "eid-al-fitr",
      `2024-04-10 2025-03-30 2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14
       2033-12-23 2034-12-12 2035-12-01`,
    ],
    [
      "eid-al-adha",
      `2024-06-16 2025-06-06 2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02 2032-03-22
       2033-03-12 2034-03-01 2035-02-19`,
    ],
    ["thanksgiving", "2024-11-28 2025-11-27 2026-11-26 2027-11-25 2028-11-23"],
    ["mothers-day", "2024-05-12 2025-05-11 2026-05-10 2027-05-09 2028-05-14"],
    ["fathers-day", "2024-06-16 2025-06-15 2026-06-21 2027-06-20 2028-06-18"],
    ["memorial-day", "2024-05-27 2025-05-26 2026-05-25 2027-05-31 2028-05-29"],
    ["labor-day", "2024-09-02 2025-09-01 2026-09-07 2027-09-06 2028-09-04"],
    ["pride", "2024-06-30 2025-06-29 2026-06-28 2027-06-27 2028-06-25"],
    ["bay-to-breakers", "2024-05-19 2025-05-18 2026-05-17 2027-05-16 2028-05-21"],
    ["clocks-back", "2024-11-03 2025-11-02 2026-11-01 2027-11-07 2028-11-05"],
    ["football", "2025-02-09 2026-02-08 2027-02-14 2028-02-13"],
    ["juneteenth", "2026-06-19 2027-06-19"],
  ])("%s", (id, days) => {
    const byYear = Map.groupBy(days.split(/\s+/), (date) => Number(date.slice(0, 4)));
    for (const [year, dates] of byYear) expect(on(id, year)).toEqual(expect.arrayContaining(dates));
  });
});

/** A day of a calendar that the platform knows exactly. */
const inHebrew = (date: CalendarDate) =>
  new Intl.DateTimeFormat("en-u-ca-hebrew", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    Date.parse(date),
  );

test("Hebrew feasts are on their days of the Hebrew calendar, for a hundred years", () => {
  for (let year = 2000; year < 2100; year++) {
    expect(inHebrew(roshHashanah(year))).toBe("1 Tishri");
    expect(inHebrew(passover(year))).toBe("15 Nisan");
    expect(inHebrew(hanukkah(year))).toBe("25 Kislev");
  }
});

test("Easter is a Sunday between March 22 and April 25, in every year", () => {
  for (let year = 1900; year < 2200; year++) {
    expect(new Date(easter(year)).getUTCDay()).toBe(0);
    expect(easter(year) >= calendarDate(year, 3, 22) && easter(year) <= calendarDate(year, 4, 25)).toBe(true);
  }
});

/** Days since the mean new moon before it; the true one is never a day off. */
const ageOfMoon = (date: CalendarDate) =>
  ((Date.parse(date) - Date.UTC(2000, 0, 6, 18, 14)) / 86_400_000) % 29.530588861;

test("what follows the moon is near a new moon, or near a full one", () => {
  const isNew = (date: CalendarDate) => ageOfMoon(date) < 3 || ageOfMoon(date) > 27.5;
  for (let year = 2024; year < 2070; year++) {
    for (const d of [...on("lunar-new-year", year), ...on("diwali", year)]) expect(isNew(d), d).toBe(true);
    for (const d of [...ramadan(year), ...eidAlFitr(year)]) expect(isNew(d), d).toBe(true);
    for (const d of eidAlAdha(year)) expect(isNew(addDays(d, -9)), d).toBe(true);
    expect(midAutumn(year)).toHaveLength(1);
    for (const d of midAutumn(year)) expect(Math.abs(ageOfMoon(d) - 14.5), d).toBeLessThan(2.5);
  }
});

test("a feast of the shorter year comes twice where ours holds it twice, and never is a year without", () => {
  const years = Array.from({ length: 40 }, (_, at) => 2024 + at);
  const twice = (feast: (year: number) => readonly CalendarDate[]) => years.filter((year) => feast(year).length === 2);
  expect([ramadan, eidAlFitr, eidAlAdha].map(twice)).toEqual([[2030, 2063], [2033], [2039]]);
  for (const feast of [ramadan, eidAlFitr, eidAlAdha]) {
    expect(years.filter((year) => ![1, 2].includes(feast(year).length))).toEqual([]);
  }
});

test("beyond its table a feast is left out, and every week still has its other facts", () => {
  for (const id of ["diwali", "football", "lunar-new-year"]) {
    const weeks = weeksFrom("2051-01-05", 104);
    expect(
      weeks.filter((week) => idsOf(week).includes(id)),
      id,
    ).toEqual([]);
  }
  expect(on("diwali", 2035)).toEqual(["2035-10-30"]);
  expect(on("diwali", 2036)).toEqual([]);
  const weeks = weeksFrom("2035-11-01", 520);
  for (const week of weeks) expect(factsOfWeek(week).length, week).toBeGreaterThan(0);
  const seen = new Set(weeks.flatMap(idsOf));
  for (const { id } of HOLIDAYS) expect(seen.has(id), id).toBe(!["diwali", "football"].includes(id));
});

const idsOf = (week: string) => factsOfWeek(week).map(({ id }) => id);
const sentence = (week: string, id: string) => factsOfWeek(week).find((fact) => fact.id === id)?.sentence;

test("a week knows its feasts with their dates, and no others", () => {
  expect(sentence("2027-02-04", "lunar-new-year")).toBe(
    "Lunar New Year is on Saturday, February 6, and opens the Year of the Goat.",
  );
  expect(sentence("2027-02-11", "lunar-new-year")).toContain("Lunar New Year was on Saturday, February 6");
  expect(sentence("2026-05-07", "mothers-day")).toBe("Mother's Day is on Sunday, May 10.");
  expect(sentence("2026-12-03", "hanukkah")).toBe(
    "Hanukkah begins on the evening of Friday, December 4 and lasts eight nights.",
  );
  expect(sentence("2026-11-19", "before-thanksgiving")).toBe("Thanksgiving is on Thursday, November 26.");
  expect(sentence("2026-11-26", "thanksgiving")).toContain("This Thursday, November 26, is Thanksgiving");
  expect(sentence("2026-10-29", "days-of-the-dead")).toContain("November 1 and 2");
  expect(sentence("2028-01-20", "lunar-new-year")).toContain("Wednesday, January 26, and opens the Year of the Monkey");
  expect(sentence("2030-12-26", "ramadan")).toContain("begins around December 26");
  expect(idsOf("2026-07-16")).not.toContain("independence-day");
  expect(idsOf("2026-12-31")).toEqual(expect.arrayContaining(["new-years-eve", "citrus", "short-days"]));
  expect(idsOf("2026-12-31")).not.toContain("christmas");
});

test("each yearly feast of one day has its Thursday, each year, and never two", () => {
  for (const { id, from, until = 0 } of HOLIDAYS.filter(({ from, until = 0 }) => from === 6 && until === 0)) {
    for (let year = 2025; year <= 2027; year++) {
      for (const date of on(id, year)) {
        const weeks = weeksFrom("2024-12-05", 180).filter(
          (week) => Math.abs(daysBetween(week, date)) < 20 && idsOf(week).includes(id),
        );
        expect(weeks, `${id} ${year}: ${from} ${until}`).toHaveLength(1);
      }
    }
  }
});

test("every season comes round, over the turn of the year too, and every week has its facts", () => {
  const weeks = weeksFrom("2026-11-19", 104);
  expect(weeks.every(isThursday)).toBe(true);
  const seen = new Set(weeks.flatMap(idsOf));
  for (const { id } of SEASONS) expect(seen, id).toContain(id);
  for (const week of weeks) expect(factsOfWeek(week).length, week).toBeGreaterThan(0);
  expect(idsOf("2027-01-14")).toContain("crab");
  expect(idsOf("2027-06-17")).not.toContain("crab");
});
