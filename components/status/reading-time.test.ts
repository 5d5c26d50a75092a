import { expect, test } from "vitest";
import { readingTimeMs } from "./reading-time";

test("a sentence has the time that its length takes, and never more than a notice is shown", () => {
  expect(readingTimeMs("Try again.")).toBe(3_000);
  expect(readingTimeMs("x".repeat(80))).toBe(4_800);
  expect(readingTimeMs("x".repeat(2_000))).toBe(7_000);
});
