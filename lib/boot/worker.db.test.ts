import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isNull } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { jobEvents } from "@/db/schema";
import { recordProgress } from "@/lib/jobs/progress";
import { emit } from "@/lib/jobs/queue/emit";
import type { Providers } from "@/lib/ports/context";
import { setRuntime } from "@/lib/ports/runtime";
import { testDb } from "@/lib/testing/database";
import { streamEvents } from "@/lib/themes/stream-events";

const { db } = await testDb();
vi.stubEnv("INNGEST_EVENT_KEY", "key");
vi.stubEnv("INNGEST_SIGNING_KEY", "signkey-test-00");
vi.resetModules();
const { prepareWorker } = await import("./worker");
setRuntime({ db, providers: {} as Providers });
const silence = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => silence.mockClear());

const registered = async () => Response.json({});
const waiting = () => db.$count(jobEvents, isNull(jobEvents.handedOnAt));

test("a request's events are handed on once it is answered, all at once", async () => {
  const scheduled: (() => Promise<void>)[] = [];
  const sent: string[][] = [];
  prepareWorker({
    send: async (events) => sent.push(events.map(({ name }) => name)),
    endpoint: registered,
    afterResponse: (call) => scheduled.push(call),
  });
  await db.transaction(async (tx) => {
    await emit(tx, { name: "worker/pinged", data: {} });
    await emit(tx, { name: "worker/pinged", data: {} });
  });
  expect(sent).toEqual([]);
  await Promise.all(scheduled.map((call) => call()));
  expect(sent).toEqual([["worker/pinged", "worker/pinged"]]);
  expect(await waiting()).toBe(0);
});

test("a response that follows a run hands its event on before it ends", async () => {
  const sent: string[][] = [];
  const whenEnded: (() => Promise<void>)[] = [];
  prepareWorker({
    send: async (events) => sent.push(events.map(({ name }) => name)),
    endpoint: registered,
    afterResponse: (call) => whenEnded.push(call),
  });
  const key = "a run of this test";
  await emit(db, { name: "worker/pinged", data: {} });
  const response = streamEvents({ db, now: new Date(), signal: new AbortController().signal }, key, () => {});
  await vi.waitFor(() => expect(sent).toEqual([["worker/pinged"]]));
  await recordProgress(db, key, "last", { event: "complete", data: {} });
  await response;
  await Promise.all(whenEnded.map((call) => call()));
  expect(sent).toHaveLength(1);
});

test("an Inngest that is away, and a write outside of any request, leave the event for later and fail nobody", async () => {
  const closed = createServer().listen(0);
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const scheduled: (() => Promise<void>)[] = [];
  prepareWorker({
    send: () => fetch(`http://127.0.0.1:${port}/e/key`, { method: "POST" }),
    endpoint: registered,
    afterResponse: (call) => scheduled.push(call),
  });
  await emit(db, { name: "worker/pinged", data: {} });
  await Promise.all(scheduled.map((call) => call()));
  prepareWorker({
    send: async () => {},
    endpoint: registered,
    afterResponse: () => {
      throw new Error("`after` was called outside a request scope.");
    },
  });
  await emit(db, { name: "worker/pinged", data: {} });
  expect(await waiting()).toBe(2);
  expect(silence).toHaveBeenCalledTimes(2);
});

test("the functions are registered before the first event goes, and until that has worked none does", async () => {
  await db.delete(jobEvents);
  const done: string[] = [];
  const statuses = [500, 200];
  const scheduled: (() => Promise<void>)[] = [];
  prepareWorker({
    send: async () => done.push("sent"),
    endpoint: async (request) => {
      expect(request.method).toBe("PUT");
      const status = statuses[done.push("registered") - 1] ?? 500;
      return Response.json({ message: "Inngest is away" }, { status });
    },
    afterResponse: (call) => scheduled.push(call),
  });
  for (let n = 0; n < 3; n++) {
    await emit(db, { name: "worker/pinged", data: {} });
    await scheduled.at(-1)?.();
  }
  expect(done).toEqual(["registered", "registered", "sent", "sent"]);
  expect(await waiting()).toBe(0);
  expect(silence).toHaveBeenCalledExactlyOnceWith(
    "Events wait for Inngest: the functions did not register (500): Inngest is away",
  );
});
