import { expect, test } from "vitest";
import { createImageCache } from "./image-cache";

/** A cache whose drawings finish when a test says so. */
function controlledCache(limits: Partial<Parameters<typeof createImageCache>[0]> = {}) {
  const cachedImage = createImageCache({ concurrency: 2, queueMax: 3, cacheBytes: 100, ...limits });
  const started: string[] = [];
  const drawings = new Map<string, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  const request = (key: string) =>
    cachedImage(key, () => {
      started.push(key);
      const drawing = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      drawings.set(key, drawing);
      return drawing.promise;
    });
  const finish = (key: string, size = 10) => drawings.get(key)?.resolve(new Uint8Array(size));
  return { request, begun: started, finish, fail: (key: string) => drawings.get(key)?.reject(new Error("no ink")) };
}

test("limits concurrent drawings and the queue, and tells the next caller to retry", async () => {
  const { request, begun: started, finish } = controlledCache();
  const requests = ["a", "b", "c", "d", "e"].map((key) => request(key));
  await expect(request("f")).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  expect(started).toEqual(["a", "b"]);
  for (const key of ["b", "a", "c", "d", "e"]) {
    finish(key);
    await expect.poll(() => started.length).toBeGreaterThan(0);
    await new Promise((turn) => setImmediate(turn));
  }
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
  expect(await Promise.all(requests)).toHaveLength(5);
  const again = request("f");
  finish("f");
  expect((await again).byteLength).toBe(10);
});

test("a picture is drawn once, for everyone who requests it while it is drawn and after", async () => {
  const { request, begun: started, finish } = controlledCache();
  const [one, other] = [request("a"), request("a")];
  finish("a");
  expect(await one).toBe(await other);
  expect(await request("a")).toBe(await one);
  expect(started).toEqual(["a"]);
});

test("evicts the least recently used, by size in bytes", async () => {
  const { request, begun: started, finish } = controlledCache();
  for (const key of ["a", "b"]) {
    const requests = request(key);
    finish(key, 50);
    await requests;
  }
  await request("a");
  const third = request("c");
  finish("c", 50);
  await third;
  await request("a");
  expect(started).toEqual(["a", "b", "c"]);
  request("b");
  expect(started).toEqual(["a", "b", "c", "b"]);
});

test("a failed drawing is not cached, and frees its slot", async () => {
  const { request, begun: started, fail, finish } = controlledCache({ concurrency: 1 });
  const [first, second] = [request("a"), request("b")];
  fail("a");
  await expect(first).rejects.toThrow("no ink");
  finish("b");
  await second;
  const again = request("a");
  finish("a");
  expect((await again).byteLength).toBe(10);
  expect(started).toEqual(["a", "b", "a"]);
});
