import { expect, test } from "vitest";
import { limitMessage, scaledMax, secondsUntil } from "./limits";

test("the scale multiplies a limit, rounds down to whole uses, and never reaches zero", () => {
  expect(scaledMax({ max: 10 }, 1)).toBe(10);
  expect(scaledMax({ max: 5 }, 1000)).toBe(5000);
  expect(scaledMax({ max: 5 }, 0.5)).toBe(2);
  expect(scaledMax({ max: 5 }, 0.01)).toBe(1);
});

test("the wait is in whole seconds, at least one", () => {
  const now = new Date("2026-11-19T16:00:00Z");
  const after = (ms: number) => secondsUntil(new Date(now.getTime() + ms), now);
  expect(after(900_000)).toBe(900);
  expect(after(1)).toBe(1);
  expect(after(1_001)).toBe(2);
  expect(after(-5_000)).toBe(1);
});

test("the message says what is too much and how long to wait", () => {
  expect(limitMessage({ message: "Too many." }, 61)).toBe("Too many. Try again in 2 minutes.");
  expect(limitMessage({ message: "Too many." }, 20)).toBe("Too many. Try again in a minute.");
});
