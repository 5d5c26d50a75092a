import { beforeEach, expect, test, vi } from "vitest";
import type { Bounds } from "@/lib/geo/bounds";
import { afterRest, REST_MS } from "./use-rested-view";

const seenFrom = (west: number): Bounds => [west, 37, west + 1, 38];

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("tells the first view at once and each later one when the map has rested on it", () => {
  const settle = vi.fn();
  const { setView, holdView } = afterRest(settle);
  setView(seenFrom(-123));
  vi.advanceTimersByTime(0);
  expect(settle).toHaveBeenLastCalledWith(seenFrom(-123));

  holdView();
  setView(seenFrom(-122));
  vi.advanceTimersByTime(REST_MS - 1);
  holdView();
  vi.advanceTimersByTime(10 * REST_MS);
  expect(settle, "while it moves again").toHaveBeenCalledTimes(1);

  setView(seenFrom(-121));
  vi.advanceTimersByTime(REST_MS);
  expect(settle.mock.calls).toEqual([[seenFrom(-123)], [seenFrom(-121)]]);
});
