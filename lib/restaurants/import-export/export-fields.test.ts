import { expect, test } from "vitest";
import { toExportFields } from "./export-fields";

test("a place is dated as the pages date it, by California's day", () => {
  const place = { markedOn: new Date("2026-11-30T04:00:00Z") } as Parameters<typeof toExportFields>[0];
  expect(toExportFields(place).marked_on).toBe("2026-11-29");
});
