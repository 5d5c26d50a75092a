import { beforeEach, expect, test, vi } from "vitest";
import type { Bounds } from "@/lib/core/geo/bounds";
import { DEBOUNCE_MS, debounceView } from "./use-debounced-view";

const seenFrom = (west: number): Bounds => [west, 37, west + 1, 38];

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("applies the first view at once and each later one when the map has rested on it", () => {
  const apply = vi.fn();
  const { setView, cancelPendingView } = debounceView(apply);
  setView(seenFrom(-123));
  vi.advanceTimersByTime(0);
  expect(apply).toHaveBeenLastCalledWith(seenFrom(-123));

  cancelPendingView();
  setView(seenFrom(-122));
  vi.advanceTimersByTime(DEBOUNCE_MS - 1);
  cancelPendingView();
  vi.advanceTimersByTime(10 * DEBOUNCE_MS);
  expect(apply, "while it moves again").toHaveBeenCalledTimes(1);

  setView(seenFrom(-121));
  vi.advanceTimersByTime(DEBOUNCE_MS);
  expect(apply.mock.calls).toEqual([[seenFrom(-123)], [seenFrom(-121)]]);
});
