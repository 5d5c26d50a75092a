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

const message = (reader: string, id: string, userStatus: UserStatus | null) => ({
  reader,
  restaurant: { id, name: id, userStatus } as Restaurant,
});
const recent = (reader: string) =>
  readRecentChanges(reader).map(({ restaurant: { id, userStatus } }) => [id, userStatus]);

test("the last status of each place is stored, for its reader alone, until it is cleared", () => {
  saveRecentChange(message("ana", "zuni", "love"));
  saveRecentChange(message("ana", "tadich", null));
  saveRecentChange(message("ana", "zuni", "like"));
  expect(recent("ana")).toEqual([
    ["tadich", null],
    ["zuni", "like"],
  ]);
  expect(recent("ben")).toEqual([]);
  saveRecentChange(message("ben", "zuni", "interested"));
  expect(recent("ana")).toEqual([]);
  clearRecentChanges();
  expect(recent("ben")).toEqual([]);
});

test("the number of changes is limited, and the newest stay", () => {
  for (let i = 0; i < 80; i++) saveRecentChange(message("ana", `place-${i}`, "like"));
  expect(recent("ana")).toHaveLength(50);
  expect(recent("ana").at(-1)).toEqual(["place-79", "like"]);
});

test("foreign content, or a storage that refuses access, counts as empty", () => {
  for (const broken of ["{", "null", "7", '[1, null, {"reader":"ana"}]']) {
    stored.set("kumquat-marks", broken);
    expect(recent("ana")).toEqual([]);
  }
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  });
  saveRecentChange(message("ana", "zuni", "love"));
  expect(recent("ana")).toEqual([]);
  clearRecentChanges();
});
