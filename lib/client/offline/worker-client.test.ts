import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenReadOrLeft } from "./worker-client";

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { readyState: "complete" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that rests is told of once, whatever comes after", () => {
  const tell = vi.fn();
  const leave = whenReadOrLeft(tell);
  vi.advanceTimersByTime(1_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event("pagehide"));
  leave();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("a page that is left within seconds is told of as it is left, by a link or with its document", () => {
  const byLink = vi.fn();
  whenReadOrLeft(byLink)();
  const withDocument = vi.fn();
  whenReadOrLeft(withDocument);
  page.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(5_000);
  expect([byLink, withDocument].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("for a reader who has gone nothing is told", () => {
  const tell = vi.fn();
  whenReadOrLeft(tell)(false);
  page.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(5_000);
  expect(tell).not.toHaveBeenCalled();
});
