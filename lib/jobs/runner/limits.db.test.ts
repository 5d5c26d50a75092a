import { and, eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { jobQueue, jobRuns } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { emitRaw } from "../queue/emit-raw";
import { testRunner } from "../testing/test-runner";

const { db } = await testDb();
const { inngest, start, send } = testRunner(db);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const running = new Map<string, number>();
const most = new Map<string, number>();
const effects: string[] = [];

/** Long enough for another server's turn on a busy machine. */
const COMPANY_MS = 2_000;

/** Work that sees how many of its kind run beside it, and waits for as many as may. */
async function crowded(kind: string, max = 1): Promise<void> {
  const count = (running.get(kind) ?? 0) + 1;
  running.set(kind, count);
  most.set(kind, Math.max(most.get(kind) ?? 0, count));
  const until = performance.now() + COMPANY_MS;
  while ((most.get(kind) ?? 0) < max && performance.now() < until) await pause(5);
  await pause(15);
  running.set(kind, (running.get(kind) ?? 0) - 1);
}

const functions = [
  inngest.createFunction(
    { id: "one-per-city", triggers: { event: "city" }, concurrency: { limit: 1, key: "event.data.city" } },
    async ({ event, step }) => {
      await step.run("work", () => crowded(`city ${event.data.city}`));
    },
  ),
  inngest.createFunction({ id: "two", triggers: { event: "two" }, concurrency: 2 }, async ({ step }) => {
    await Promise.all(["a", "b", "c", "d"].map((name) => step.run(name, () => crowded("two", 2))));
  }),
  inngest.createFunction(
    { id: "alone", triggers: { event: "alone" }, singleton: { key: "event.data.week", mode: "skip" } },
    async ({ step }) => step.sleep("long", "1h"),
  ),
  inngest.createFunction(
    { id: "newest", triggers: { event: "newest" }, singleton: { mode: "cancel" } },
    async ({ step }) => step.sleep("long", "1h"),
  ),
  inngest.createFunction(
    { id: "once", triggers: { event: "once" }, idempotency: "event.data.order" },
    async ({ event }) => event.data.order,
  ),
  inngest.createFunction(
    { id: "paced", triggers: { event: "paced" }, throttle: { limit: 2, period: "1m", burst: 2 } },
    async () => "done",
  ),
  inngest.createFunction(
    { id: "rare", triggers: { event: "rare" }, rateLimit: { limit: 2, period: "1h", key: "event.data.who" } },
    async () => "done",
  ),
  inngest.createFunction(
    {
      id: "fails",
      retries: 0,
      triggers: { event: "fails" },
      onFailure: ({ error, event }) => {
        effects.push(`${error.message} ${event.data.event.data.name}`);
      },
    },
    () => {
      throw new Error("broken");
    },
  ),
  inngest.createFunction(
    {
      id: "stoppable",
      triggers: { event: "stoppable" },
      cancelOn: [{ event: "stop", if: "event.data.id == async.data.id" }],
    },
    async ({ step }) => step.sleep("long", "1h"),
  ),
];
start(functions, { slots: 8 });

const runsOf = (id: string) =>
  db
    .select()
    .from(jobRuns)
    .where(eq(jobRuns.functionId, `test-${id}`))
    .orderBy(jobRuns.createdAt);
const statuses = async (id: string) => (await runsOf(id)).map(({ status }) => status).sort();
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 50 });

test("a concurrency limit with a key holds for each value of it, also for parallel steps of a run", async () => {
  for (const city of ["Oakland", "Oakland", "Oakland", "Berkeley"]) await send("city", { city });
  await send("two");
  await soon(async () => {
    expect(await statuses("one-per-city")).toEqual(Array(4).fill("completed"));
    expect(await statuses("two")).toEqual(["completed"]);
  });
  expect(Object.fromEntries(most)).toEqual({ "city Oakland": 1, "city Berkeley": 1, two: 2 });
});

test("a singleton skips a second run for the same key, or makes way for it", async () => {
  for (const week of [1, 1, 2]) await send("alone", { week });
  for (let turn = 0; turn < 3; turn += 1) await send("newest");
  await soon(async () => {
    expect(await statuses("alone")).toEqual(["running", "running"]);
    expect(await statuses("newest")).toEqual(["cancelled", "cancelled", "running"]);
  });
});

test("the same idempotency value, and the same event, start one run", async () => {
  for (const order of ["a", "a", "b"]) await send("once", { order });
  await emitRaw(db, [{ id: "twice", name: "once", data: { order: "c" } }]);
  await emitRaw(db, [{ id: "twice", name: "once", data: { order: "d" } }]);
  await soon(async () => expect(await statuses("once")).toEqual(Array(3).fill("completed")));
  await pause(100);
  expect((await runsOf("once")).map(({ output }) => output).sort()).toEqual(["a", "b", "c"]);
});

test("a throttle lets its burst start and books the others evenly", async () => {
  for (let turn = 0; turn < 4; turn += 1) await send("paced");
  await soon(async () => expect(await statuses("paced")).toEqual(["completed", "completed", "running", "running"]));
  const waiting = await db
    .select({ runAt: jobQueue.runAt })
    .from(jobQueue)
    .innerJoin(jobRuns, and(eq(jobRuns.id, jobQueue.runId), like(jobRuns.functionId, "%paced")))
    .orderBy(jobQueue.runAt);
  const [third, fourth] = waiting.map(({ runAt }) => runAt.getTime());
  expect((fourth ?? 0) - (third ?? 0)).toBe(30_000);
});

test("a rate limit drops what is too many, for each key", async () => {
  for (const who of ["ana", "ana", "ana", "ben"]) await send("rare", { who });
  await soon(async () => expect(await statuses("rare")).toEqual(Array(3).fill("completed")));
});

test("a failed run calls its onFailure handler, with its event", async () => {
  await send("fails", { name: "weekly" });
  await soon(async () => expect(await statuses("fails-failure")).toEqual(["completed"]));
  expect(effects).toEqual(["broken weekly"]);
});

test("an event cancels the runs that it means, and leaves nothing of theirs in the queue", async () => {
  for (const id of [1, 2]) await send("stoppable", { id });
  await soon(async () => expect(await statuses("stoppable")).toEqual(["running", "running"]));
  await send("stop", { id: 1 });
  await soon(async () => expect(await statuses("stoppable")).toEqual(["cancelled", "running"]));
  const [cancelled] = await db
    .select()
    .from(jobRuns)
    .where(and(eq(jobRuns.functionId, "test-stoppable"), eq(jobRuns.status, "cancelled")));
  expect(cancelled?.event.data.id).toBe(1);
  expect(await db.$count(jobQueue, eq(jobQueue.runId, cancelled?.id ?? ""))).toBe(0);
});
