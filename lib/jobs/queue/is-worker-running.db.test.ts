import { expect, test } from "vitest";
import { jobEvents } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { dispatchEvents } from "../runner/dispatch-events";
import { isWorkerRunning } from "./is-worker-running";

const { db } = await testDb();
const signal = new AbortController().signal;

test("where nobody takes events, nobody is at work, and nothing is left to take", async () => {
  expect(await isWorkerRunning({ db, signal }, { patienceMs: 150 })).toBe(false);
  expect(await db.$count(jobEvents)).toBe(0);
});

test("whoever takes events is at work", async () => {
  let isOver = false;
  const server = (async () => {
    while (!isOver) await dispatchEvents(db, [], new Date());
  })();
  expect(await isWorkerRunning({ db, signal })).toBe(true);
  isOver = true;
  await server;
  expect(await db.$count(jobEvents)).toBe(0);
});

test("whoever leaves while it is asked leaves nothing behind", async () => {
  const leaving = AbortSignal.timeout(50);
  await expect(isWorkerRunning({ db, signal: leaving })).rejects.toThrow();
  expect(await db.$count(jobEvents)).toBe(0);
});
