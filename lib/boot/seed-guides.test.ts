import fc from "fast-check";
import { expect, it } from "vitest";
import { californiaDate, californiaHour } from "@/lib/core/california-time";
import { DAY_MS } from "@/lib/core/durations";
import { isThursday } from "@/lib/core/week";
import { seedTime } from "./seed-guides";

it("dates every first guide on a Thursday at eight in California, as the email says, and none ahead", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.nat({ max: 30 }), (now, weeks) => {
      const time = seedTime(now, weeks * 7);
      expect([isThursday(californiaDate(time)), californiaHour(time)]).toEqual([true, 8]);
      const age = now.getTime() - time.getTime() - weeks * 7 * DAY_MS;
      // A change of clocks lies between some of them.
      expect(age).toBeGreaterThan(-DAY_MS / 12);
      expect(age).toBeLessThan(7 * DAY_MS + DAY_MS / 12);
    }),
  );
});
