import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { collectGarbageWhenIdle } from "./collect-when-idle";

const MB = 1024 ** 2;
let stop = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const withMemory = (mb: number) => vi.spyOn(process.memoryUsage, "rss").mockReturnValue(mb * MB);

/** An event loop that works for nine tenths of its time. */
async function workFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const busyUntil = performance.now() + 18;
    while (performance.now() < busyUntil);
    await pause(1);
  }
}

test("what a load has left is collected when the load is over, in two pauses, and then no more", async () => {
  const collect = vi.fn();
  withMemory(100);
  stop = collectGarbageWhenIdle({ collect, checkEveryMs: 100 });
  withMemory(400);
  await workFor(450);
  expect(collect).not.toHaveBeenCalled();
  await expect.poll(() => collect.mock.calls.length).toBe(2);
  await pause(350);
  expect(collect.mock.calls).toMatchObject([[{ flavor: "regular" }], [{ flavor: "last-resort" }]]);
});

test("a little garbage is not worth a pause", async () => {
  const collect = vi.fn();
  withMemory(100);
  stop = collectGarbageWhenIdle({ collect, checkEveryMs: 100 });
  withMemory(140);
  await workFor(250);
  await pause(350);
  expect(collect).not.toHaveBeenCalled();
});

test("a process without --expose-gc goes on without it", () => {
  expect(() => collectGarbageWhenIdle({ collect: undefined })()).not.toThrow();
});
