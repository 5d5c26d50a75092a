import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { killRun } from "./testing/kill-run";

const { db, url } = await testDb();
const READERS = 2_000;

test("servers killed at every boundary, and at any other moment, write to everybody once", {
  timeout: 300_000,
}, async () => {
  const report = await killRun({ db, url, seed: 4470, readers: READERS, moments: 5 });
  console.info(JSON.stringify(report, null, 1));
  expect(report).toMatchObject({ duplicates: 0, missed: 0, writtenToAfterLeaving: 0, unknownToProvider: 0 });
  expect(report.unmet).toEqual([]);
  expect(report.left).toBeGreaterThan(0);
  expect(report.byState).toEqual({ sent: READERS - report.left, skipped: report.left });
  expect(report.accepted).toBe(report.byState.sent);
  expect(report.editions).toEqual({ sent: 2 });
  expect(report.summaries).toBe(2);
  expect(report.strayGuides).toBe(0);
});
