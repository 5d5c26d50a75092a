import { asc, eq } from "drizzle-orm";
import { NonRetriableError, RetryAfterError } from "inngest";
import { expect, test, vi } from "vitest";
import { jobQueue, jobRuns, jobSteps } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { testRunner } from "../testing/test-runner";

const { db } = await testDb();
const { inngest, start, send } = testRunner(db);

/** How often each thing was really done. */
const done = new Map<string, number>();
const count = (what: string) => {
  const times = (done.get(what) ?? 0) + 1;
  done.set(what, times);
  return times;
};

const functions = [
  inngest.createFunction({ id: "plain", triggers: { event: "plain" } }, async ({ event, step }) => {
    const a = await step.run("a", () => count("plain a"));
    await step.sleep("rest", 30);
    const b = await step.run("b", () => a + count("plain b"));
    await step.sleepUntil("until", new Date(Date.now() - 1000));
    return { city: event.data.city, b };
  }),
  inngest.createFunction({ id: "flaky", triggers: { event: "flaky" } }, async ({ step }) => {
    await step.run("before", () => count("flaky before"));
    const third = await step.run("third time", () => {
      if (count("flaky") < 3) throw new Error("not yet");
      return "lucky";
    });
    await step.run("third again", () => {
      if (count("flaky again") < 4) throw new Error("not yet");
    });
    if (count("flaky end") < 3) throw new Error("the function itself");
    return third;
  }),
  inngest.createFunction({ id: "hopeless", retries: 1, triggers: { event: "hopeless" } }, async ({ step }) => {
    await step.run("never", () => {
      count("hopeless");
      throw new Error("no use");
    });
  }),
  inngest.createFunction({ id: "caught", retries: 1, triggers: { event: "caught" } }, async ({ step }) => {
    const word = await step
      .run("fails", () => {
        throw new NonRetriableError("at once");
      })
      .catch((error: Error) => error.message);
    return step.run("after", () => `caught: ${word}`);
  }),
  inngest.createFunction({ id: "patient", triggers: { event: "patient" } }, async ({ step }) => {
    await step.run("later", () => {
      if (count("patient") < 2) throw new RetryAfterError("later", 1000);
    });
  }),
  inngest.createFunction({ id: "wide", triggers: { event: "wide" } }, async ({ step }) => {
    const sides = await Promise.all(
      ["x", "y", "z"].map(async (side, index) => {
        const one = await step.run(`one ${side}`, () => count(`wide one ${side}`));
        if (index === 0) await step.sleep("breath", 20);
        return one + (await step.run(`two ${side}`, () => count(`wide two ${side}`)));
      }),
    );
    await step.run("same name", () => count("wide same"));
    await step.run("same name", () => count("wide same"));
    return sides;
  }),
  inngest.createFunction({ id: "fan", triggers: { event: "fan" } }, async ({ step }) => {
    const to = ["p", "q", "r"].map((leaf) => ({ name: "leaf", data: { leaf } }));
    await step.sendEvent("fan out", to);
  }),
  inngest.createFunction({ id: "leaf", triggers: { event: "leaf" } }, async ({ event, step }) => {
    await step.run("land", () => count(`leaf ${event.data.leaf}`));
  }),
  inngest.createFunction({ id: "waits", triggers: { event: "waits" } }, async ({ step }) => {
    await step.waitForEvent("an event", { event: "never", timeout: "1h" });
  }),
];
start(functions);

const ended = (functionId: string) =>
  vi.waitFor(
    async () => {
      const [run] = await db
        .select()
        .from(jobRuns)
        .where(eq(jobRuns.functionId, `test-${functionId}`));
      if (run === undefined || run.status === "running") throw new Error(`${functionId} has not ended.`);
      expect(await db.$count(jobQueue, eq(jobQueue.runId, run.id))).toBe(0);
      return run;
    },
    { timeout: 15_000 },
  );
const stepsOf = (runId: string) =>
  db.select().from(jobSteps).where(eq(jobSteps.runId, runId)).orderBy(asc(jobSteps.position));

test("steps run once each, sleeps end, and the function's result is stored", async () => {
  await send("plain", { city: "Oakland" });
  const run = await ended("plain");
  expect(run).toMatchObject({ status: "completed", output: { city: "Oakland", b: 2 } });
  expect([done.get("plain a"), done.get("plain b")]).toEqual([1, 1]);
  expect((await stepsOf(run.id)).map(({ name, endedOrder }) => [name, endedOrder])).toEqual([
    ["a", 1],
    ["rest", 2],
    ["b", 3],
    ["until", 4],
  ]);
});

test("a failing step is tried again, and each step and the function have all their attempts", async () => {
  await send("flaky");
  const run = await ended("flaky");
  expect(run).toMatchObject({ status: "completed", output: "lucky" });
  expect(Object.fromEntries(done)).toMatchObject({ "flaky before": 1, flaky: 3, "flaky again": 4, "flaky end": 3 });
  expect((await stepsOf(run.id)).map(({ attempts }) => attempts)).toEqual([1, 3, 4]);
});

test("a run fails when a step has used up its attempts, and says why", async () => {
  await send("hopeless");
  const run = await ended("hopeless");
  expect(run).toMatchObject({ status: "failed", error: { message: "no use" } });
  expect(done.get("hopeless")).toBe(2);
});

test("what is not to be retried fails at once, and a function may catch it and go on", async () => {
  await send("caught");
  expect(await ended("caught")).toMatchObject({ status: "completed", output: "caught: at once" });
});

test("a step says itself when it wants to be tried again", async () => {
  await send("patient");
  const run = await ended("patient");
  const [step] = await stepsOf(run.id);
  expect(run.status).toBe("completed");
  expect(run.endedAt?.getTime()).toBeGreaterThanOrEqual((run.startedAt?.getTime() ?? 0) + 1000);
  expect(step?.attempts).toBe(2);
});

test("parallel steps are each done once, a name may come twice", async () => {
  await send("wide");
  expect(await ended("wide")).toMatchObject({ status: "completed", output: [2, 2, 2] });
  const counts = [...done].filter(([what]) => what.startsWith("wide"));
  expect(counts.filter(([what]) => what !== "wide same").every(([, times]) => times === 1)).toBe(true);
  expect(done.get("wide same")).toBe(2);
});

test("events that a function sends fan out to others", async () => {
  await send("fan");
  await vi.waitFor(() => expect(["p", "q", "r"].map((leaf) => done.get(`leaf ${leaf}`))).toEqual([1, 1, 1]), {
    timeout: 15_000,
  });
});

test("an operation that the runner does not know ends the run loudly", async () => {
  await send("waits");
  expect(await ended("waits")).toMatchObject({
    status: "failed",
    error: { message: "The embedded runner does not know the operation WaitForEvent." },
  });
});
