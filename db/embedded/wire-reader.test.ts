import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frame, frame, query, SYNC } from "./wire";
import { ProtocolError, WireReader } from "./wire-reader";

function inPieces(bytes: Buffer, sizes: number[]): Readable {
  return Readable.from(cut(bytes, sizes), { objectMode: false });
}

function* cut(bytes: Buffer, sizes: number[]): Generator<Buffer> {
  for (let offset = 0, i = 0; offset < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    yield bytes.subarray(offset, offset + size);
    offset += size;
  }
}

async function readAll(reader: WireReader): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let batch = await reader.batch(); batch; batch = await reader.batch()) frames.push(...batch);
  return frames;
}

const message = fc
  .tuple(fc.constantFrom("Q", "P", "B", "E", "S"), fc.uint8Array({ maxLength: 300 }))
  .map(([type, body]) => frame(type, Buffer.from(body)));

test("however the bytes are split, the same messages come out", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 12 }), sizes, async (some, pieces) => {
      const messages = [...some, SYNC];
      const frames = await readAll(new WireReader(inPieces(Buffer.concat(messages), pieces)));
      expect(frames.map(({ bytes }) => bytes.toString("hex"))).toEqual(messages.map((item) => item.toString("hex")));
    }),
  );
});

test("a batch ends where the client waits for a response, and half of one is none", async () => {
  const bytes = Buffer.concat([frame("P"), frame("H"), frame("B"), SYNC, query("select 1"), frame("P")]);
  const reader = new WireReader(inPieces(bytes, [bytes.length]));
  const types = async () => (await reader.batch())?.map(({ type }) => type).join("");
  expect([await types(), await types(), await types(), await types()]).toEqual(["PH", "BS", "Q", undefined]);
});

test("a client that sends ahead is held back while nobody reads, and loses nothing", async () => {
  const one = query("x".repeat(10_000));
  const reader = new WireReader(inPieces(Buffer.concat(Array.from({ length: 1_000 }, () => one)), [10_000]));
  for (let i = 0; i < 1_000; i++) {
    expect((await reader.batch())?.[0]?.bytes.equals(one)).toBe(true);
    if (i % 100 === 0) await new Promise(setImmediate);
  }
  expect(await reader.batch()).toBeNull();
});

test.each([0, 3, -1, 64 * 1024 * 1024 + 1])("a length of %i is refused before anything is buffered", async (length) => {
  const bytes = frame("Q", Buffer.alloc(8));
  bytes.writeInt32BE(length, 1);
  await expect(new WireReader(inPieces(bytes, [3])).batch()).rejects.toThrow(ProtocolError);
});

test("a reset connection ends like a closed one", async () => {
  function* reset(): Generator<Buffer> {
    yield Buffer.from("Q");
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  }
  expect(await new WireReader(Readable.from(reset())).batch()).toBeNull();
});
