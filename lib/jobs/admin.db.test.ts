import { eq } from "drizzle-orm";
import { NonRetriableError } from "inngest";
import { expect, test, vi } from "vitest";
import { adminActions, jobRuns } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { cancelRun } from "./cancel-run";
import { getRun } from "./get-run";
import { listRuns } from "./list-runs";
import { retryRun } from "./retry-run";
import { testRunner } from "./testing/test-runner";

const { db } = await testDb();
const { inngest, start, send } = testRunner(db);
const asUser = (user: { id: string; username: string; isAdmin: boolean }) => {
  const ctx = makeCtx(db, { user });
  return { ...ctx, user: ctx.user as SessionUser };
};
const admin = asUser(await makeAdmin(db));
const member = asUser(await makeUser(db));

let isMended = false;
let prepared = 0;
start([
  inngest.createFunction({ id: "mends", name: "Mends", triggers: { event: "mends" } }, async ({ step }) => {
    await step.run("prepare", () => {
      prepared += 1;
    });
    return step.run("break", () => {
      if (!isMended) throw new NonRetriableError("The oven is cold.");
      return "warm";
    });
  }),
  inngest.createFunction({ id: "endless", name: "Endless", triggers: { event: "endless" } }, async ({ step }) => {
    await step.run("forever", () => new Promise((resolve) => setTimeout(resolve, 30_000).unref()));
  }),
  inngest.createFunction(
    { id: "alone", singleton: { mode: "skip" }, triggers: { event: "alone" } },
    async ({ event }) => {
      if (event.data.fails) throw new NonRetriableError("No.");
      await new Promise((resolve) => setTimeout(resolve, 30_000).unref());
    },
  ),
]);

const logged = async (id: string) => {
  const rows = await db.select().from(adminActions).where(eq(adminActions.subjectId, id)).orderBy(adminActions.id);
  return rows.map(({ action, subjectName, adminName }) => ({ action, subjectName, adminName }));
};

const runOf = async (functionId: string, status: string) => {
  const isMeant = eq(jobRuns.functionId, `test-${functionId}`);
  return vi.waitFor(
    async () => {
      const run = (await db.select().from(jobRuns).where(isMeant)).find(
        (each) => each.status === status && each.startedAt,
      );
      if (!run) throw new Error(`There is no ${status} run of ${functionId} yet.`);
      return run;
    },
    { timeout: 8_000, interval: 50 },
  );
};

test("a failed run is listed with its reason, and taken up where it failed", async () => {
  await send("mends", { oven: 3 });
  const { id } = await runOf("mends", "failed");
  const { runs } = await listRuns(admin, { status: "failed" });
  expect(runs).toMatchObject([{ id, functionName: "Mends", eventName: "mends", error: "The oven is cold." }]);
  expect(await getRun(admin, id)).toMatchObject({
    eventData: { oven: 3 },
    steps: [
      { name: "prepare", status: "done", error: null },
      { name: "break", status: "failed", attempts: 1, error: "The oven is cold." },
    ],
  });

  isMended = true;
  await retryRun(admin, id);
  expect((await runOf("mends", "completed")).output).toBe("warm");
  expect(prepared).toBe(1);
  await expect(retryRun(admin, id)).rejects.toMatchObject({ code: "conflict" });
  const { username: adminName } = admin.user;
  expect(await logged(id)).toEqual([{ action: "job.tried_again", subjectName: "Mends", adminName }]);
});

test("an active run is cancelled, and its step's late response is dropped", async () => {
  await send("endless");
  const { id } = await runOf("endless", "running");
  await cancelRun(admin, id);
  expect(await getRun(admin, id)).toMatchObject({ status: "cancelled", nextAt: null });
  await expect(cancelRun(admin, id)).rejects.toMatchObject({ code: "conflict" });
  const { username: adminName } = admin.user;
  expect(await logged(id)).toEqual([{ action: "job.cancelled", subjectName: "Endless", adminName }]);
});

test("a run that may only run alone waits for the other one", async () => {
  await send("alone", { fails: true });
  const failed = await runOf("alone", "failed");
  await send("alone");
  await runOf("alone", "running");
  await expect(retryRun(admin, failed.id)).rejects.toMatchObject({ code: "conflict" });
});

test("only an administrator sees or does any of it, and an unknown run is not found", async () => {
  const unknown = crypto.randomUUID();
  const calls = [
    () => listRuns(member, {}),
    () => getRun(member, unknown),
    () => retryRun(member, unknown),
    () => cancelRun(member, unknown),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "forbidden" });
  await expect(getRun(admin, unknown)).rejects.toMatchObject({ code: "not_found" });
  await expect(retryRun(admin, unknown)).rejects.toMatchObject({ code: "not_found" });
  await expect(cancelRun(admin, unknown)).rejects.toMatchObject({ code: "not_found" });
});
