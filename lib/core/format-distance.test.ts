import { expect, test } from "vitest";
import { formatDistance } from "./format-distance";

test.each([
  [0, "0.1 mi"],
  [644, "0.4 mi"],
  [1_609, "1.0 mi"],
  [15_900, "9.9 mi"],
  [16_100, "10 mi"],
  [80_000_000, "49,710 mi"],
])("%i meters are %s", (meters, text) => expect(formatDistance(meters)).toBe(text));
