import { expect, test } from "vitest";
import { queueHash } from "./hash-queue";

test("two run concurrently, in the order in which they came", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = async (n: number) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    done.push(n);
  };
  const all = Array.from({ length: 60 }, (_, n) => n);
  await Promise.all(all.map((n) => queueHash(() => work(n))));
  expect(most).toBe(2);
  expect(done).toEqual(all);
});

test("a failure frees its slot", async () => {
  const tries = Array.from({ length: 6 }, () => queueHash(() => Promise.reject(new Error("no"))));
  expect((await Promise.allSettled(tries)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await queueHash(async () => "in")).toBe("in");
});

test("beyond what can be done soon, a caller is told to retry, and those in line are served", async () => {
  const release: (() => void)[] = [];
  const queued = Array.from({ length: 202 }, () => queueHash(() => new Promise<void>((done) => release.push(done))));
  await expect(queueHash(async () => "in")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  const all = Promise.all(queued);
  while (release.length > 0) {
    release.shift()?.();
    await new Promise(setImmediate);
  }
  await expect(all).resolves.toHaveLength(202);
  expect(await queueHash(async () => "in")).toBe("in");
});
