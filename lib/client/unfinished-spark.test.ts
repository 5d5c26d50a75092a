import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuideListItem } from "./guide-list-item";
import { clearStoredSession } from "./stored-session";
import { guideMadeBy, unfinishedSpark } from "./unfinished-spark";

const SPARK = {
  reader: "ana",
  city: "Oakland",
  prompt: "noodles near BART",
  startedAt: "2026-11-29T20:00:00.000Z",
  before: ["first"],
};
const own = (id: string, createdAt = "2026-11-29T20:00:03.000Z", isOwn = true) =>
  GuideListItem.parse({ id, name: id, city: "Oakland", createdAt, isOwn });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was started is known until it is forgotten, and to whom started it alone", () => {
  expect(unfinishedSpark.recall("ana")).toBeNull();
  unfinishedSpark.remember(SPARK);
  expect(unfinishedSpark.recall("ana")).toEqual(SPARK);
  expect(unfinishedSpark.recall("ben")).toBeNull();
  unfinishedSpark.forget();
  expect(unfinishedSpark.recall("ana")).toBeNull();
});

test("what became of one spark forgets no later one", () => {
  const later = { ...SPARK, startedAt: "2026-11-29T20:00:01.000Z" };
  unfinishedSpark.remember(later);
  unfinishedSpark.forget(SPARK);
  expect(unfinishedSpark.recall("ana")).toEqual(later);
  unfinishedSpark.forget(later);
  expect(unfinishedSpark.recall("ana")).toBeNull();
});

test("signing out forgets it", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  unfinishedSpark.remember(SPARK);
  clearStoredSession();
  expect(unfinishedSpark.recall("ana")).toBeNull();
});

test("what can't be read, and a browser that stores nothing, are nothing", () => {
  sessionStorage.setItem("unfinished-spark", "{");
  expect(unfinishedSpark.recall("ana")).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  unfinishedSpark.remember(SPARK);
  unfinishedSpark.forget();
  expect(unfinishedSpark.recall("ana")).toBeNull();
});

test("the guide that it made is one of the reader's own that was not there before", () => {
  const others = [own("a neighbor's", undefined, false), own("first")];
  expect(guideMadeBy(SPARK, others)).toBeNull();
  expect(guideMadeBy(SPARK, [own("made"), ...others])?.id).toBe("made");
});

test("where nobody knows what was there before, it is one made since", () => {
  const spark = { ...SPARK, before: null };
  const old = own("old", "2026-11-29T19:59:59.000Z");
  expect(guideMadeBy(spark, [old])).toBeNull();
  expect(guideMadeBy(spark, [own("made"), old])?.id).toBe("made");
});
