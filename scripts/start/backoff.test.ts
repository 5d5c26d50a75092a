import { expect, test } from "vitest";
import { Backoff } from "./backoff";

const dieAtOnce = (backoff: Backoff, times: number) => Array.from({ length: times }, () => backoff.next(0));

test("the pauses double up to ten seconds, and end after twenty deaths in a row", () => {
  const pauses = dieAtOnce(new Backoff(), 21);
  expect(pauses.slice(0, 8)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(pauses.slice(18)).toEqual([10_000, 10_000, null]);
});

test("after a quiet minute the next death counts as the first", () => {
  const backoff = new Backoff();
  dieAtOnce(backoff, 20);
  expect(backoff.next(60_000)).toBe(250);
  expect(backoff.next(59_999)).toBe(500);
});
