import { expect, test } from "vitest";
import { cityOption, weekOption } from "./newsletter-options";

test.each(["San Jose", "san-jose", "san jose", "SAN JOSE"])("%s is a city that people subscribe to", (value) => {
  expect(cityOption(value)).toBe("San Jose");
});

test.each(["Fresno", "Peninsula", "", "toString"])("%s is not a city of the newsletter", (value) => {
  expect(() => cityOption(value)).toThrow("--city is one of San Francisco, Oakland, Berkeley, San Jose.");
});

test("a week is its Thursday, and another day's error names the right one", () => {
  expect(weekOption("week", "2026-11-26")).toBe("2026-11-26");
  const wednesday = "2026-11-25 is a Wednesday. The Thursday of its week is 2026-11-26.";
  expect(() => weekOption("week", "2026-11-25")).toThrow(wednesday);
  expect(() => weekOption("week", "2026-11-29")).toThrow("is a Sunday. The Thursday of its week is 2026-11-26.");
  expect(() => weekOption("week", "2027-03-14")).toThrow("The Thursday of its week is 2027-03-11.");
});

test.each(["Thursday", "2026-11", "2026-02-30", "26-11-2026", "2026-13-01", ""])("%s is not a date", (value) => {
  expect(() => weekOption("from", value)).toThrow("--from must be the date of a Thursday, like 2026-11-26.");
});
