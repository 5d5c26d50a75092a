import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastCity } from "./last-city";
import { clearStoredSession, storeSession } from "./stored-session";

const SESSION = { token: "ana's", user: { username: "ana", isAdmin: false } };
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

test("a member's last city is kept, told, and goes with the session", () => {
  storeSession(SESSION);
  const listener = vi.fn();
  const unsubscribe = lastCity.subscribe(listener);
  lastCity.remember("Oakland");
  expect(lastCity.read()).toBe("Oakland");
  lastCity.remember("San Francisco");
  expect(lastCity.read(), "it leads anyway").toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  lastCity.remember("Berkeley");
  expect(listener).toHaveBeenCalledTimes(2);
  clearStoredSession();
  expect([...stored]).toEqual([]);
});

test("nothing is kept of visitors, and no city that isn't one is read", () => {
  lastCity.remember("Oakland");
  expect([...stored]).toEqual([]);
  storeSession(SESSION);
  lastCity.remember("Atlantis");
  stored.set("city", "Atlantis");
  expect(lastCity.read()).toBeNull();
});
