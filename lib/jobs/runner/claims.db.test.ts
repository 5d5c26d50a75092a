import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { jobQueue, jobRuns } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { emitRaw } from "../queue/emit-raw";
import { chainedFunction, EFFECTS } from "../testing/chained-function";
import { testRunner } from "../testing/test-runner";
import { claimCalls, LEASE_MS, releaseClaims, renewClaims } from "./claims";
import { recordResponse } from "./record-response";

const { db } = await testDb();
const { inngest, start } = testRunner(db);
const effects: string[] = [];
const functions = chainedFunction(inngest, { effect: (name) => effects.push(name), point: () => {} });
const settings = { now: () => new Date(), backoffMs: () => 10 };

/** A run of a function that nothing here serves, with one call due. */
async function makeRun() {
  const values = {
    functionId: "nobody",
    functionName: "Nobody",
    event: { id: crypto.randomUUID(), name: "x", data: {}, ts: 0 },
    maxAttempts: 4,
    createdAt: new Date(),
  };
  const [run] = await db.insert(jobRuns).values(values).returning();
  if (!run) throw new Error("No run was made.");
  await db.insert(jobQueue).values({ runId: run.id, item: "step", kind: "call", runAt: new Date() });
  return run;
}
const later = (ms: number) => new Date(Date.now() + ms);
const removeRun = (runId: string) => db.delete(jobRuns).where(eq(jobRuns.id, runId));

test("a claim is one server's until its lease ends, and a sign of life renews it", async () => {
  const run = await makeRun();
  const claims = await Promise.all([claimCalls(db, 4, new Date()), claimCalls(db, 4, new Date())]);
  const [mine] = claims.flat();
  expect(claims.flat()).toHaveLength(1);
  expect(await renewClaims(db, [mine?.lockedBy ?? ""], later(LEASE_MS))).toEqual(new Set([mine?.lockedBy]));
  expect(await claimCalls(db, 4, later(LEASE_MS + 1_000))).toEqual([]);
  const [taken] = await claimCalls(db, 4, later(2 * LEASE_MS + 1_000));
  expect(taken).toMatchObject({ runId: run.id, losses: 1 });
  expect(await renewClaims(db, [mine?.lockedBy ?? ""], new Date())).toEqual(new Set());
  await removeRun(run.id);
});

test("a lease that a wrong clock gave for years does not hold the work up", async () => {
  const run = await makeRun();
  await db
    .update(jobQueue)
    .set({ lockedBy: crypto.randomUUID(), lockedUntil: later(1e11) })
    .where(eq(jobQueue.runId, run.id));
  expect(await claimCalls(db, 4, new Date())).toHaveLength(1);
  await removeRun(run.id);
});

test("who has lost a claim can no longer write, who stops gives it back", async () => {
  const run = await makeRun();
  const [lost] = await claimCalls(db, 1, new Date());
  const [held] = await claimCalls(db, 1, later(LEASE_MS + 1_000));
  if (!lost || !held) throw new Error("Nothing was claimed.");
  const response = { status: 200, headers: new Headers(), body: "done" };
  await recordResponse(db, { claim: lost, run, response: response, startedAt: new Date(), settings });
  expect((await db.select().from(jobRuns).where(eq(jobRuns.id, run.id)))[0]?.status).toBe("running");
  await releaseClaims(db, [held.lockedBy]);
  const [again] = await claimCalls(db, 1, new Date());
  expect(again).toMatchObject({ runId: run.id, attempt: 0 });
  if (again) await recordResponse(db, { claim: again, run, response: response, startedAt: new Date(), settings });
  expect((await db.select().from(jobRuns).where(eq(jobRuns.id, run.id)))[0]).toMatchObject({
    status: "completed",
    output: "done",
  });
});

test("two servers at once do each step of many runs once", async () => {
  await emitRaw(
    db,
    Array.from({ length: 12 }, (_, index) => ({ id: `run ${index}`, name: "chain" })),
  );
  start(functions);
  start(functions);
  const isDone = async () => expect(await db.$count(jobRuns, eq(jobRuns.functionId, "test-chain"))).toBe(12);
  await vi.waitFor(isDone, { timeout: 15_000 });
  await vi.waitFor(async () => expect(await db.$count(jobRuns, eq(jobRuns.status, "running"))).toBe(0), {
    timeout: 15_000,
  });
  for (const name of EFFECTS) expect(effects.filter((done) => done === name)).toHaveLength(12);
  expect(await db.$count(jobQueue)).toBe(0);
});
