import { expect, test } from "vitest";
import { jobEvents } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { dispatchEvents } from "../runner/dispatch-events";
import { isWorkerRunning } from "./is-worker-running";

const { db } = await testDb();
const signal = new AbortController().signal;

test("without a worker it is false, and leaves no event behind", async () => {
  expect(await isWorkerRunning({ db, signal }, { patienceMs: 150 })).toBe(false);
  expect(await db.$count(jobEvents)).toBe(0);
});

test("a worker that takes events is running", async () => {
  let isOver = false;
  const server = (async () => {
    while (!isOver) await dispatchEvents(db, [], new Date());
  })();
  expect(await isWorkerRunning({ db, signal })).toBe(true);
  isOver = true;
  await server;
  expect(await db.$count(jobEvents)).toBe(0);
});

test("an aborted check leaves no event behind", async () => {
  const leaving = AbortSignal.timeout(50);
  await expect(isWorkerRunning({ db, signal: leaving })).rejects.toThrow();
  expect(await db.$count(jobEvents)).toBe(0);
});
