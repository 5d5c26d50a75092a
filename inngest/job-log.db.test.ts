import { eq } from "drizzle-orm";
import { Inngest } from "inngest";
import { afterAll, expect, test, vi } from "vitest";
import { jobQueue, jobRuns } from "@/db/schema";
import { emitRaw } from "@/lib/jobs/queue/emit-raw";
import { EmbeddedRunner } from "@/lib/jobs/runner/embedded-runner";
import { NEXT_ITEM } from "@/lib/jobs/runner/start-run";
import { endpointOf, signingKey } from "@/lib/jobs/testing/test-client";
import { testDb } from "@/lib/testing/database";
import { JobLog } from "./job-log";

const { db } = await testDb();
const printed = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
const silent = { info() {}, warn() {}, error() {}, debug() {} };
const client = new Inngest({
  id: "test",
  isDev: false,
  signingKey,
  eventKey: "embedded",
  logger: silent,
  middleware: [JobLog],
});
const USER_ID = "7a0cbb48-6c27-4f2f-8f4c-3d1b0ce0a1ce";
const functions = [
  client.createFunction({ id: "welcome", triggers: { event: "joined" } }, async ({ step }) => {
    await step.run("greet", () => "hello");
    await step.run("wave", () => "bye");
  }),
  client.createFunction({ id: "hopeless", retries: 1, triggers: { event: "lost" } }, async () => {
    throw new Error("no use to ana@example.com");
  }),
  client.createFunction(
    { id: "patient", triggers: { event: "waited" }, cancelOn: [{ event: "stopped" }] },
    async ({ step }) => step.sleep("long", "1h"),
  ),
];
const endpoint = endpointOf(client, functions);
const runner = new EmbeddedRunner({ db, endpoint, signingKey, backoffMs: () => 10, report: () => {} });
afterAll(() => runner.stop());

const lines = () => printed.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);

test("each run is one line when it ends, and one for each attempt that failed, with nothing of its event but whose it is", async () => {
  runner.start();
  await emitRaw(db, [
    { id: "1", name: "joined", data: { userId: USER_ID, email: "ana@example.com" } },
    { id: "2", name: "lost", data: { userId: "ana@example.com" } },
  ]);
  runner.wake();
  await expect
    .poll(
      () =>
        lines()
          .map(({ job, status }) => `${job} ${status}`)
          .sort(),
      { timeout: 10_000 },
    )
    .toEqual(["hopeless failed", "hopeless retried", "welcome completed"]);
  const line = (job: string, status: string) => lines().find((each) => each.job === job && each.status === status);
  const known = { id: expect.stringMatching(/^[\da-f-]{36}$/), at: expect.any(String), ms: expect.any(Number) };
  expect(line("welcome", "completed")).toEqual({ job: "welcome", ...known, status: "completed", userId: USER_ID });
  expect(line("hopeless", "failed")).toEqual({ job: "hopeless", ...known, status: "failed", userId: null });
  expect(Number(line("welcome", "completed")?.ms)).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(lines())).not.toContain("@");
});

test("a run that is cancelled is a line too", async () => {
  await emitRaw(db, [{ id: "3", name: "waited", data: { userId: USER_ID } }]);
  runner.wake();
  await expect.poll(() => db.$count(jobRuns, eq(jobRuns.functionId, "test-patient")), { timeout: 10_000 }).toBe(1);
  await emitRaw(db, [{ id: "4", name: "stopped", data: {} }]);
  runner.wake();
  await expect
    .poll(() => lines().filter(({ job }) => job === "patient"), { timeout: 10_000 })
    .toEqual([expect.objectContaining({ status: "cancelled", userId: USER_ID, ms: expect.any(Number) })]);
});

test("a run whose process was gone each time is a line too, though its function could not write it", async () => {
  const event = { id: "5", name: "lost", data: { userId: USER_ID }, ts: Date.now() };
  const run = { functionId: "test-hopeless", functionName: "hopeless", event, limits: {}, maxAttempts: 1 };
  const [{ id } = { id: "" }] = await db
    .insert(jobRuns)
    .values({ ...run, key: "by hand", createdAt: new Date() })
    .returning({ id: jobRuns.id });
  await db.insert(jobQueue).values({ runId: id, item: NEXT_ITEM, kind: "call", runAt: new Date(), losses: 5 });
  runner.wake();
  await expect
    .poll(() => lines().filter((line) => line.id === id), { timeout: 10_000 })
    .toEqual([expect.objectContaining({ job: "hopeless", status: "failed", userId: USER_ID })]);
});
