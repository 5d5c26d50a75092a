import { eq } from "drizzle-orm";
import { NonRetriableError } from "inngest";
import { expect, test, vi } from "vitest";
import { adminActions, editions, jobRuns, subscribers } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeGuide, makeTheme, makeUser, testDb } from "@/lib/testing/database";
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

test("a run says for whom or what it is, and no address as a whole", async () => {
  const guide = await makeGuide(db, { name: "Jook at midnight" });
  const theme = await makeTheme(db, { city: "Oakland", targetWeek: "2026-12-03" });
  const user = await makeUser(db);
  const openedAt = new Date();
  await db
    .insert(editions)
    .values({ city: "Berkeley", week: "2026-11-26", state: "sent", guideId: guide.id, openedAt });
  const email = "maria.lopez@guides.example";
  const [subscriber] = await db
    .insert(subscribers)
    .values({ email, emailKey: email, city: "Oakland", state: "pending" })
    .returning();
  const address = { userId: user.id, email, requestedAt: openedAt.toISOString() };
  const events: Record<string, Record<string, unknown>> = {
    edition: { city: "Berkeley", week: "2026-11-26" },
    early: { city: "Oakland", week: "2026-12-10" },
    theme: { themeId: theme.id, workId: theme.id },
    subscription: { subscriberId: subscriber?.id },
    account: address,
    ended: { event: { name: "account/email.requested", data: address } },
    webhook: { webhookId: "w1" },
  };
  const ids = new Map<string, string>();
  for (const [name, data] of Object.entries(events)) {
    const event = { id: name, name, data, ts: 0 };
    const run = { functionId: name, functionName: name, event, maxAttempts: 1, createdAt: new Date() };
    const [made] = await db
      .insert(jobRuns)
      .values({ ...run, status: "completed" })
      .returning();
    ids.set(name, made?.id ?? "");
  }
  const { runs } = await listRuns(admin, { status: "completed" });
  const listed = Object.fromEntries(runs.map(({ eventName, subject }) => [eventName, subject]));
  expect(listed).toMatchObject({
    edition: "Berkeley, November 26: Jook at midnight",
    early: "Oakland, December 10",
    theme: "Oakland, December 3",
    subscription: "m…@guides.example, Oakland",
    account: user.username,
    ended: user.username,
    webhook: null,
  });
  for (const name of ["account", "ended"]) {
    const run = JSON.stringify(await getRun(admin, ids.get(name) ?? ""));
    expect(run).not.toContain("maria");
    expect(run).toContain("m…@guides.example");
  }
});
