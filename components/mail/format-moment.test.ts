import { expect, test } from "vitest";
import { formatMoment } from "./format-moment";

test("a moment of the outbox is told in California's time, with its zone", () => {
  expect(formatMoment(new Date("2026-11-29T17:21:53Z"))).toMatch(/^Nov 29, 2026, 9:21:53\sAM PST$/);
});
