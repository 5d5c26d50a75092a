import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import holidays from "@/data/calendar/holidays.json" with { type: "json" };
import seasonNames from "@/data/calendar/season-names.json" with { type: "json" };
import seasons from "@/data/calendar/seasons.json" with { type: "json" };
import { HolidayRule } from "./holiday-rule";
import { Holiday } from "./holidays";
import { SeasonName } from "./season-names";
import { Season } from "./seasons";
import { fillSentence } from "./sentence";

const ids = [...holidays, ...seasons].map(({ id }) => id);
const tables = holidays.flatMap(({ id, when }) => (when.dates ? [{ id, dates: when.dates }] : []));

test.each([
  ["holidays", z.array(Holiday), holidays],
  ["seasons", z.array(Season), seasons],
  ["season-names", z.array(SeasonName), seasonNames],
])("%s.json follows its schema", (_, schema, entries) => {
  expect(schema.safeParse(entries).error).toBeUndefined();
});

test("every fact has an id of its own", () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("season names refer to facts that exist", () => {
  expect(seasonNames.flatMap(({ factIds }) => factIds).filter((id) => !ids.includes(id))).toEqual([]);
});

test("no words are listed twice", () => {
  const patterns = seasonNames.flatMap((name) => name.patterns);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test("tables of dates have one date for each year, in order and without a gap", () => {
  expect(tables).not.toEqual([]);
  for (const { id, dates } of tables) {
    const years = dates.map((date) => Number(date.slice(0, 4)));
    expect(years, id).toEqual(years.map((_, at) => at + (years[0] ?? 0)));
  }
});

describe("a faulty entry is refused", () => {
  const holiday = { id: "pi", name: "Pi Day", when: { date: "03-14" }, from: 6, sentence: "Pi Day is on {date}." };
  const season = { id: "fog", kind: "weather", name: "fog", from: "06-01", to: "08-31", sentence: "Fog comes in." };
  const seasonName = { patterns: ["\\bpi day\\b"], factIds: ["pi"] };

  it.each([
    ["an unknown placeholder", { sentence: "Pi Day is on {day}." }],
    ["an unclosed placeholder", { sentence: "Pi Day is on {date." }],
    ["half an offset", { sentence: "Pi Day is on {date+}." }],
    ["an offset of many years", { sentence: "Pi Day is on {date+99999999}." }],
    ["a sentence without an end", { sentence: "Pi Day is on {date}" }],
    ["an unknown key", { form: 6 }],
    ["an id with capitals", { id: "Pi" }],
    ["a harvest", { kind: "harvest" }],
    ["an end before its start", { until: -7 }],
    ["no sentence for the days after it", { until: 2 }],
    ["a sentence for days that it doesn't have", { pastSentence: "Pi Day was on {date}." }],
  ])("a holiday with %s", (_, fault) => {
    expect(Holiday.safeParse(holiday).success).toBe(true);
    expect(Holiday.safeParse({ ...holiday, ...fault }).success).toBe(false);
  });

  it.each([
    { date: "02-29" },
    { date: "3-14" },
    { weekday: "Sunday", nth: 2, month: 5 },
    { weekday: "sunday", nth: 5, month: 5 },
    { weekday: "sunday", nth: 2, month: 13 },
    { formula: "midsummer" },
    { dates: ["2026-02-30"] },
    { dates: [] },
    { date: "03-14", formula: "easter" },
  ])("the rule %j", (rule) => {
    expect(HolidayRule.safeParse(rule).success).toBe(false);
  });

  it.each([{ from: "06-31" }, { to: "31-08" }, { kind: "holiday" }, { sentence: "On {date} fog comes in." }])(
    "a season with %j",
    (fault) => {
      expect(Season.safeParse(season).success).toBe(true);
      expect(Season.safeParse({ ...season, ...fault }).success).toBe(false);
    },
  );

  it.each([{ patterns: ["\\b(pi day"] }, { patterns: ["pi|"] }, { patterns: [] }, { factIds: [] }])(
    "a season name with %j",
    (fault) => {
      expect(SeasonName.safeParse(seasonName).success).toBe(true);
      expect(SeasonName.safeParse({ ...seasonName, ...fault }).success).toBe(false);
    },
  );
});

test("a sentence is filled in with the holiday's date and days around it", () => {
  const filled = fillSentence("{date}, {weekday}, {weekdayDate-1}, {date+46}, {zodiacAnimal}", "2027-02-06");
  expect(filled).toBe("February 6, Saturday, Friday, February 5, March 24, Goat");
});
