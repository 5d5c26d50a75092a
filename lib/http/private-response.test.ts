import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { connections } from "./connection";
import { PRECOMPRESSED_HEADER } from "./precompressed";
import { cachedListing, privateJson, streamListing } from "./private-response";

const request = (tag?: string) => new Request("http://localhost/", { headers: tag ? { "if-none-match": tag } : {} });

test("a response is revalidated each time, and not sent again to a client that has it", async () => {
  const first = privateJson(request(), { restaurants: [] });
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(await first.json()).toEqual({ restaurants: [] });
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = privateJson(request(tag), { restaurants: [] });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  }
  expect(privateJson(request(etag), { restaurants: [1] }).status).toBe(200);
});

async function* pagesOf(...pages: number[][]) {
  yield* pages;
}

test.each([[[]], [[[1]]], [[[1, 2], [3]]]])("a listing of %j is whole JSON", async (pages) => {
  const response = await streamListing(request(), "numbers", { version: "1", pages: pagesOf(...pages) });
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({ numbers: pages.flat() });
});

test("a listing's tag follows its version and its first page", async () => {
  const tag = async (version: string, ...pages: number[][]) =>
    (await streamListing(request(), "numbers", { version, pages: pagesOf(...pages) })).headers.get("etag") ?? "";
  const known = await tag("1", [1], [2]);
  expect(await tag("1", [1], [2])).toBe(known);
  expect(await tag("2", [1], [2])).not.toBe(known);
  expect(await tag("1", [0], [2])).not.toBe(known);
  const again = await streamListing(request(known), "numbers", { version: "1", pages: pagesOf([1], [2]) });
  expect(again.status).toBe(304);
});

test("a listing that breaks off does not look whole", async () => {
  async function* broken() {
    yield [1];
    throw new Error("the database is gone");
  }
  const response = await streamListing(request(), "numbers", { version: "1", pages: broken() });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(response.text()).rejects.toMatchObject({ name: "AbortError" });
  expect(warn).toHaveBeenCalledWith(
    "A list was cut off while it was sent.",
    expect.objectContaining({ message: "the database is gone" }),
  );
});

test("a reader who leaves ends the pages", async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield [1];
    } finally {
      isOver = true;
    }
  }
  const response = await streamListing(request(), "numbers", { version: "1", pages: endless() });
  await response.body?.cancel();
  expect(isOver).toBe(true);
});

test("a cached listing is read once per version, and one that failed is read again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let reads = 0;
  async function* counted(...pages: (number[] | Error)[]) {
    reads += 1;
    for (const page of pages) {
      if (page instanceof Error) throw page;
      yield page;
    }
  }
  const fetchListing = (version: string, pages: AsyncGenerator<number[]>, tag?: string) =>
    cachedListing(request(tag), "items", { version, pages });
  const first = await fetchListing("k1", counted([1], [2]));
  expect(await first.json()).toEqual({ items: [1, 2] });
  await vi.waitFor(async () => {
    const before = reads;
    expect(await (await fetchListing("k1", counted([1], [2]))).json()).toEqual({ items: [1, 2] });
    expect(reads).toBe(before);
  });
  const second = await fetchListing("k1", counted([9]));
  expect(await second.json()).toEqual({ items: [1, 2] });
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  expect((await fetchListing("k1", counted([9]), first.headers.get("etag") ?? "")).status).toBe(304);
  expect(await (await fetchListing("k2", counted([3]))).json()).toEqual({ items: [3] });
  await expect((await fetchListing("k3", counted([4], new Error("gone")))).text()).rejects.toThrow("cut off");
  expect(await (await fetchListing("k3", counted([5]))).json()).toEqual({ items: [5] });
});

test("a cached listing is sent compressed to clients that accept it, where our server can say so", async () => {
  async function* once() {
    yield [1, 2, 3];
  }
  const behindAnotherServer = (headers?: HeadersInit) =>
    cachedListing(new Request("http://localhost/all", { headers }), "packed", { version: "p1", pages: once() });
  const connection = { address: "203.0.113.9", isLoopback: false };
  const fetchListing = (headers?: HeadersInit) => connections.run(connection, () => behindAnotherServer(headers));
  const etag = (await fetchListing()).headers.get("etag") ?? "";
  const packed = await vi.waitFor(async () => {
    const response = await fetchListing({ "accept-encoding": "br, gzip" });
    expect(response.headers.get(PRECOMPRESSED_HEADER)).toBe("gzip");
    return response;
  });
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  expect(gunzipSync(await packed.bytes()).toString()).toBe('{"packed":[1,2,3]}');
  const plain = await fetchListing();
  expect(plain.headers.get(PRECOMPRESSED_HEADER)).toBeNull();
  expect(await plain.json()).toEqual({ packed: [1, 2, 3] });
  const elsewhere = await behindAnotherServer({ "accept-encoding": "gzip" });
  expect(elsewhere.headers.get(PRECOMPRESSED_HEADER)).toBeNull();
  expect(await elsewhere.json()).toEqual({ packed: [1, 2, 3] });
  const same = await fetchListing({ "accept-encoding": "gzip", "if-none-match": etag });
  expect([same.status, same.headers.get(PRECOMPRESSED_HEADER)]).toEqual([304, null]);
});

test("a listing too long to hold is sent whole, and read anew each time", async () => {
  let reads = 0;
  const text = "x".repeat(1024 * 1024);
  async function* long() {
    reads += 1;
    for (let page = 0; page < 18; page++) yield [text];
  }
  for (const turn of [1, 2]) {
    const response = await cachedListing(request(), "texts", { version: "l1", pages: long() });
    expect((await response.bytes()).byteLength).toBeGreaterThan(18 * text.length);
    expect(reads).toBe(turn);
  }
});
