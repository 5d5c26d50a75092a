import { expect, test } from "vitest";
import { jobEvents, jobRuns, jobSteps } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { pruneJobs } from "./prune";

const { db } = await testDb();
const now = new Date("2026-11-20T11:30:00Z");
const old = new Date("2026-08-01T00:00:00Z");

async function makeRun(name: string, endedAt: Date | null) {
  const values = {
    functionId: name,
    functionName: name,
    event: { id: name, name: "x", data: {}, ts: 0 },
    maxAttempts: 4,
    createdAt: old,
    endedAt,
  };
  const [run] = await db.insert(jobRuns).values(values).returning();
  await db.insert(jobSteps).values({ runId: run?.id ?? "", id: "a", name: "a" });
}

test("old finished work is deleted, active and waiting work stays", async () => {
  await makeRun("old", old);
  await makeRun("young", new Date("2026-11-01T00:00:00Z"));
  await makeRun("running since August", null);
  await db.insert(jobEvents).values([
    { name: "handed on", data: {}, createdAt: old, handedOnAt: old },
    { name: "waiting", data: {}, createdAt: old },
  ]);
  await pruneJobs({ db, now });
  const runs = await db.select({ name: jobRuns.functionName }).from(jobRuns).orderBy(jobRuns.functionName);
  expect(runs.map(({ name }) => name)).toEqual(["running since August", "young"]);
  expect(await db.$count(jobSteps)).toBe(2);
  expect((await db.select().from(jobEvents)).map(({ name }) => name)).toEqual(["waiting"]);
});
