import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "@/db/client";
import { emitRaw } from "@/lib/jobs/queue/emit-raw";
import { testDb } from "@/lib/testing/database";

const { db } = await testDb();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("kumquatMetrics", undefined);
  vi.stubEnv("METRICS_TOKEN", "a token of these tests");
});

async function read(database: Database): Promise<string> {
  const { metrics } = await import("@/lib/telemetry/metrics");
  const { readMetrics } = await import("./read-metrics");
  const counted = metrics();
  return counted ? readMetrics(counted, database) : "";
}

test("jobs are counted in the database, and not told as they were when it is away", async () => {
  await emitRaw(db, [{ id: "1", name: "guide/asked.for", data: {} }]);
  const text = await read(db);
  expect(text).toContain("kumquat_database_up 1");
  expect(text).toContain("kumquat_job_events_waiting 1");
  expect(text).toContain('kumquat_jobs{status="failed"} 0');
  const away = { select: () => ({ from: () => ({ groupBy: () => Promise.reject(new Error("away")) }) }) };
  const without = await read(away as unknown as Database);
  expect(without).toContain("kumquat_database_up 0");
  expect(without).not.toMatch(/^kumquat_(jobs\{|job_events_waiting )/m);
});
