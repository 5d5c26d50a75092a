import { expect, test } from "vitest";
import { durationMs, sleepEnd } from "./duration";
import { parseCondition, parseValue } from "./expression";

const event = { data: { city: "Oakland", week: { number: 7 }, isDue: true } };

test.each([
  ["event.data.city", "Oakland"],
  ["event.data.week.number", 7],
  ["event.data.nothing.here", undefined],
  ["event.data.constructor", undefined],
  ["'sends'", "sends"],
  ['"sends"', "sends"],
  ["12", 12],
])("%s is read", (expression, value) => expect(parseValue(expression)({ event })).toBe(value));

test.each([
  ["event.data.city == 'Oakland'", true],
  ["event.data.city != 'Oakland'", false],
  ["event.data.city == 'Oakland' && event.data.week.number == 7", true],
  ["event.data.city == 'Oakland' && event.data.week.number == 8", false],
  ["event.data.isDue == true", true],
  ["event.data.city == async.data.city", false],
])("%s is %s", (condition, holds) =>
  expect(parseCondition(condition)({ event, async: { data: { city: "Berkeley" } } })).toBe(holds),
);

test.each(["event.data.tags.size() > 3", "event.data.a || event.data.b", "process.env.X", ""])(
  "%s is refused, not misread",
  (expression) => {
    expect(() => parseValue(expression)).toThrow(/cannot read/);
    expect(() => parseCondition(expression)).toThrow(/cannot read/);
  },
);

test("durations are read as the SDK writes them", () => {
  expect(durationMs("1w2d3h4m5s6ms")).toBe(788_645_006);
  expect(() => durationMs("soon")).toThrow(/no duration/);
  const now = new Date("2026-11-20T08:00:00Z");
  expect(sleepEnd("2d", now)).toEqual(new Date("2026-11-22T08:00:00Z"));
  expect(sleepEnd("2026-12-24T16:00:00.000Z", now)).toEqual(new Date("2026-12-24T16:00:00Z"));
  expect(sleepEnd("+010000-01-01T00:00:00.000Z", now).getUTCFullYear()).toBe(10_000);
});
