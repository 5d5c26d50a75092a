import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuideListItem } from "./guide-list-item";
import { findAfterwards } from "./spark-afterwards";
import { unfinishedSpark } from "./unfinished-spark";

const SPARK = {
  reader: "ana",
  city: "Oakland",
  prompt: "noodles near BART",
  startedAt: "2026-11-29T20:00:00.000Z",
  before: [],
};
const MADE = GuideListItem.parse({
  id: "made",
  name: "Slurping",
  city: "Oakland",
  createdAt: "2026-11-29T20:00:03.000Z",
  isOwn: true,
});

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  unfinishedSpark.remember(SPARK);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isKept = () => unfinishedSpark.recall("ana") !== null;

async function find(
  isLeft: boolean,
  requestGuides: () => Promise<GuideListItem[]>,
  signal = new AbortController().signal,
) {
  const found = findAfterwards(SPARK, { isLeft, requestGuides, signal });
  await vi.advanceTimersByTimeAsync(2_000);
  return found;
}

test("a guide that was made all the same is told, and a wish without one is given back", async () => {
  expect(await find(true, async () => [MADE])).toEqual({ kind: "too late", guide: MADE, isLeft: true });
  expect(isKept()).toBe(false);
  expect(await find(true, async () => [])).toEqual({ kind: "left", spark: SPARK });
  expect(await find(false, async () => [])).toBeNull();
});

test.each([true, false])("a lookup that fails tells of no guide, and keeps the record (left: %s)", async (isLeft) => {
  expect(await find(isLeft, () => Promise.reject(new Error("502")))).toEqual({ kind: "unknown" });
  expect(isKept()).toBe(true);
});

test.each([true, false])("whoever goes on before the lookup is asked for none (left: %s)", async (isLeft) => {
  const controller = new AbortController();
  const requestGuides = vi.fn(async () => [MADE]);
  const found = find(isLeft, requestGuides, controller.signal);
  controller.abort();
  expect(await found).toBeNull();
  expect(requestGuides).not.toHaveBeenCalled();
  expect(isKept()).toBe(isLeft);
});

test.each([[[MADE]], [[]]])("whoever goes on during the lookup is told nothing of it", async (guides) => {
  const controller = new AbortController();
  const response = Promise.withResolvers<GuideListItem[]>();
  const found = find(true, () => response.promise, controller.signal);
  await vi.advanceTimersByTimeAsync(2_000);
  controller.abort();
  response.resolve(guides);
  expect(await found).toBeNull();
  expect(isKept()).toBe(true);
});

test("a tab that was duplicated leaves the guide to the one that is making it", async () => {
  const release = unfinishedSpark.hold(SPARK);
  const requestGuides = vi.fn(async () => []);
  expect(await find(true, requestGuides)).toBeNull();
  expect(requestGuides).not.toHaveBeenCalled();
  expect(isKept()).toBe(true);
  release();
  await vi.waitFor(async () => expect(await unfinishedSpark.isHeld(SPARK)).toBe(false));
  expect(await find(true, requestGuides)).toEqual({ kind: "left", spark: SPARK });
});

test("where a browser has no locks, nothing is held", async () => {
  vi.stubGlobal("navigator", {});
  unfinishedSpark.hold(SPARK)();
  expect(await find(true, async () => [])).toEqual({ kind: "left", spark: SPARK });
});

test("a stale lookup forgets no spark that was started meanwhile", async () => {
  const controller = new AbortController();
  const found = find(false, async () => [], controller.signal);
  controller.abort();
  const later = { ...SPARK, startedAt: "2026-11-29T20:01:00.000Z" };
  unfinishedSpark.remember(later);
  await found;
  expect(unfinishedSpark.recall("ana")).toEqual(later);
});
