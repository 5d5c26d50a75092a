import { expect, test } from "vitest";
import { testDb } from "@/db/testing";
import { forgetNotes, listNotes, note, tail } from "./progress";

const { db } = await testDb();
const signal = new AbortController().signal;

test("a key is told once, and only to who asks for that work", async () => {
  await note(db, "once", "week 1", { saved: "Oysters" });
  await note(db, "once", "week 1", { saved: "Something else" });
  await note(db, "other", "week 1", { saved: "Elsewhere" });
  expect((await listNotes(db, "once")).map(({ data }) => data)).toEqual([{ saved: "Oysters" }]);
  await forgetNotes(db, "once");
  expect(await listNotes(db, "once")).toEqual([]);
});

test("who joins late is told everything, and then what comes", async () => {
  await note(db, "late", "a", 1);
  const heard: unknown[] = [];
  const listening = (async () => {
    for await (const { data } of tail({ db, signal }, "late")) {
      heard.push(data);
      if (data === 3) return;
    }
  })();
  await note(db, "late", "b", 2);
  await note(db, "late", "c", 3);
  await listening;
  expect(heard).toEqual([1, 2, 3]);
});

test("writers at once never hide a note from a reader who reads on", async () => {
  const all = Array.from({ length: 30 }, (_, index) => note(db, "crowd", `note ${index}`, index));
  const heard = new Set<unknown>();
  for await (const { data } of tail({ db, signal }, "crowd")) {
    heard.add(data);
    if (heard.size === 30) break;
  }
  await Promise.all(all);
  expect(heard.size).toBe(30);
});

test("a reader who leaves ends the tail", async () => {
  const leaving = new AbortController();
  const tailing = tail({ db, signal: leaving.signal }, "left").next();
  leaving.abort();
  expect(await tailing).toEqual({ done: true, value: undefined });
});
