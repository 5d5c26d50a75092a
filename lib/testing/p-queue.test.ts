import PQueue from "p-queue";
import { expect, test } from "vitest";

test("a queue runs no more than so many at once, in the order they came, and a failure leaves its place to the next", async () => {
  const queue = new PQueue({ concurrency: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (at: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(at);
      ends.push(() => (at === 0 ? reject(new Error("broken")) : resolve(at)));
    });
  const all = Promise.allSettled([0, 1, 2, 3].map((at) => queue.add(work(at))));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await new Promise(setImmediate);
  ends[3]?.();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
});
