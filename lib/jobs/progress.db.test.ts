import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { clearProgress, listProgress, recordProgress, tailProgress } from "./progress";

const { db } = await testDb();
const signal = new AbortController().signal;

test("a key is emitted once, and only to readers of that work", async () => {
  await recordProgress(db, "once", "week 1", { saved: "Oysters" });
  await recordProgress(db, "once", "week 1", { saved: "Something else" });
  await recordProgress(db, "other", "week 1", { saved: "Elsewhere" });
  expect((await listProgress(db, "once")).map(({ data }) => data)).toEqual([{ saved: "Oysters" }]);
  await clearProgress(db, "once");
  expect(await listProgress(db, "once")).toEqual([]);
});

test("who joins late gets every past event, then the new ones", async () => {
  await recordProgress(db, "late", "a", 1);
  const received: unknown[] = [];
  const listening = (async () => {
    for await (const { data } of tailProgress({ db, signal }, "late")) {
      received.push(data);
      if (data === 3) return;
    }
  })();
  await recordProgress(db, "late", "b", 2);
  await recordProgress(db, "late", "c", 3);
  await listening;
  expect(received).toEqual([1, 2, 3]);
});

test("writers at once never hide a note from a reader who reads on", async () => {
  const all = Array.from({ length: 30 }, (_, index) => recordProgress(db, "crowd", `note ${index}`, index));
  const received = new Set<unknown>();
  for await (const { data } of tailProgress({ db, signal }, "crowd")) {
    received.add(data);
    if (received.size === 30) break;
  }
  await Promise.all(all);
  expect(received.size).toBe(30);
});

test("a reader who leaves ends the tail", async () => {
  const leaving = new AbortController();
  const tailing = tailProgress({ db, signal: leaving.signal }, "left").next();
  leaving.abort();
  expect(await tailing).toEqual({ done: true, value: undefined });
});
