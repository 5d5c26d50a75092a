import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { clearRecentChanges, readRecentChanges, saveRecentChange } from "./recent-changes";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const news = (reader: string, id: string, userStatus: UserStatus | null) => ({
  reader,
  restaurant: { id, name: id, userStatus } as Restaurant,
});
const kept = (reader: string) =>
  readRecentChanges(reader).map(({ restaurant: { id, userStatus } }) => [id, userStatus]);

test("the last word on each place is kept, for its reader alone, until it is forgotten", () => {
  saveRecentChange(news("ana", "zuni", "love"));
  saveRecentChange(news("ana", "tadich", null));
  saveRecentChange(news("ana", "zuni", "like"));
  expect(kept("ana")).toEqual([
    ["tadich", null],
    ["zuni", "like"],
  ]);
  expect(kept("ben")).toEqual([]);
  saveRecentChange(news("ben", "zuni", "interested"));
  expect(kept("ana")).toEqual([]);
  clearRecentChanges();
  expect(kept("ben")).toEqual([]);
});

test("it does not grow without end, and the newest stay", () => {
  for (let i = 0; i < 80; i++) saveRecentChange(news("ana", `place-${i}`, "like"));
  expect(kept("ana")).toHaveLength(50);
  expect(kept("ana").at(-1)).toEqual(["place-79", "like"]);
});

test("what somebody else wrote there, or a storage that refuses, is as nothing", () => {
  for (const broken of ["{", "null", "7", '[1, null, {"reader":"ana"}]']) {
    stored.set("kumquat-marks", broken);
    expect(kept("ana")).toEqual([]);
  }
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  });
  saveRecentChange(news("ana", "zuni", "love"));
  expect(kept("ana")).toEqual([]);
  clearRecentChanges();
});
