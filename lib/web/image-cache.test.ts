import { expect, test } from "vitest";
import { createImageCache } from "./image-cache";

/** A desk whose drawings are done when a test says so. */
function slowDesk(limits: Partial<Parameters<typeof createImageCache>[0]> = {}) {
  const desk = createImageCache({ concurrency: 2, queueMax: 3, cacheBytes: 100, ...limits });
  const begun: string[] = [];
  const hands = new Map<string, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  const ask = (key: string) =>
    desk(key, () => {
      begun.push(key);
      const drawing = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      hands.set(key, drawing);
      return drawing.promise;
    });
  const finish = (key: string, size = 10) => hands.get(key)?.resolve(new Uint8Array(size));
  return { ask, begun, finish, fail: (key: string) => hands.get(key)?.reject(new Error("no ink")) };
}

test("so many are drawn at once, so many wait, and the next is told to come back", async () => {
  const { ask, begun, finish } = slowDesk();
  const asked = ["a", "b", "c", "d", "e"].map((key) => ask(key));
  await expect(ask("f")).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  expect(begun).toEqual(["a", "b"]);
  for (const key of ["b", "a", "c", "d", "e"]) {
    finish(key);
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    await new Promise((turn) => setImmediate(turn));
  }
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  expect(await Promise.all(asked)).toHaveLength(5);
  const again = ask("f");
  finish("f");
  expect((await again).byteLength).toBe(10);
});

test("a picture is drawn once, for all who ask while it is drawn and after", async () => {
  const { ask, begun, finish } = slowDesk();
  const [one, other] = [ask("a"), ask("a")];
  finish("a");
  expect(await one).toBe(await other);
  expect(await ask("a")).toBe(await one);
  expect(begun).toEqual(["a"]);
});

test("the least recently used make room, by their bytes", async () => {
  const { ask, begun, finish } = slowDesk();
  for (const key of ["a", "b"]) {
    const asked = ask(key);
    finish(key, 50);
    await asked;
  }
  await ask("a");
  const third = ask("c");
  finish("c", 50);
  await third;
  await ask("a");
  expect(begun).toEqual(["a", "b", "c"]);
  ask("b");
  expect(begun).toEqual(["a", "b", "c", "b"]);
});

test("a drawing that fails is nobody's picture, and gives its place back", async () => {
  const { ask, begun, fail, finish } = slowDesk({ concurrency: 1 });
  const [first, second] = [ask("a"), ask("b")];
  fail("a");
  await expect(first).rejects.toThrow("no ink");
  finish("b");
  await second;
  const again = ask("a");
  finish("a");
  expect((await again).byteLength).toBe(10);
  expect(begun).toEqual(["a", "b", "a"]);
});
