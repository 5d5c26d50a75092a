import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSse } from "./sse";

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function bodyOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const read = async (...chunks: (string | Uint8Array)[]) =>
  all(parseSse(bodyOf(chunks.map((chunk) => (typeof chunk === "string" ? bytes(chunk) : chunk)))));

test("events are separated by blank lines, comments are left out", async () => {
  expect(await read(": open\n\nevent: progress\ndata: 1\n\n: ping\n\n:\n\nevent: complete\ndata: 2\n\n")).toEqual([
    { event: "progress", data: "1" },
    { event: "complete", data: "2" },
  ]);
});

test.each(["\n", "\r\n", "\r"])("lines may end in %j", async (end) => {
  expect(await read(["event: a", "data: 1", "", "event: b", "data: 2", "", ""].join(end))).toEqual([
    { event: "a", data: "1" },
    { event: "b", data: "2" },
  ]);
});

test("data of several lines is joined, one space after the colon is dropped, an unknown field is ignored", async () => {
  expect(await read("id: 7\nretry: 10\nevent:a\ndata:one\ndata:  two\ndata\n\n")).toEqual([
    { event: "a", data: "one\n two\n" },
  ]);
});

test("an event without data is none, one without a name is a message, a byte order mark is ignored", async () => {
  expect(await read("\uFEFFevent: a\n\ndata: 1\n\nevent:\ndata: 2\n\n")).toEqual([
    { event: "message", data: "1" },
    { event: "message", data: "2" },
  ]);
});

test("a last event counts without the blank line after it", async () => {
  expect(await read("event: complete\ndata: 1")).toEqual([{ event: "complete", data: "1" }]);
});

test("however the bytes are cut, the events are the same", async () => {
  const text = ': hello\r\n\r\nevent: progress\r\ndata: {"name":"phở 🍊 Ōsaka"}\r\n\r\nevent: b\ndata: 1\ndata: 2\n\n';
  const whole = await read(text);
  expect(whole).toHaveLength(2);
  const octets = bytes(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: octets.length }), { maxLength: 30 }), async (cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), octets.length];
      const chunks = edges.slice(1).map((edge, i) => octets.slice(edges[i], edge));
      expect(await read(...chunks)).toEqual(whole);
    }),
  );
  expect(await read(...[...octets].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
});

test("leaving the loop cancels the stream", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes("data: again\n\n")),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const event of parseSse(endless)) {
    expect(event.data).toBe("again");
    break;
  }
  expect(isCancelled).toBe(true);
});
