import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frame, frame, query, SYNC } from "./wire";
import { ProtocolError, WireReader } from "./wire-reader";

async function* inPieces(bytes: Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function readAll(reader: WireReader): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let turn = await reader.turn(); turn; turn = await reader.turn()) frames.push(...turn);
  return frames;
}

const message = fc
  .tuple(fc.constantFrom("Q", "P", "B", "E", "S"), fc.uint8Array({ maxLength: 300 }))
  .map(([type, body]) => frame(type, Buffer.from(body)));

test("however the bytes are cut up, the same messages come out", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 12 }), sizes, async (messages, pieces) => {
      const frames = await readAll(new WireReader(inPieces(Buffer.concat(messages), pieces)));
      expect(frames.map(({ bytes }) => bytes.toString("hex"))).toEqual(messages.map((each) => each.toString("hex")));
    }),
  );
});

test("a turn ends where the client waits for its answer", async () => {
  const bytes = Buffer.concat([frame("P"), frame("B"), SYNC, query("select 1"), frame("P")]);
  const reader = new WireReader(inPieces(bytes, [bytes.length]));
  const types = async () => (await reader.turn())?.map(({ type }) => type).join("");
  expect([await types(), await types(), await types(), await types()]).toEqual(["PBS", "Q", "P", undefined]);
});

test.each([0, 3, -1, 64 * 1024 * 1024 + 1])("a length of %i is refused before anything is kept", async (length) => {
  const bytes = frame("Q", Buffer.alloc(8));
  bytes.writeInt32BE(length, 1);
  await expect(new WireReader(inPieces(bytes, [3])).turn()).rejects.toThrow(ProtocolError);
});

test("a reset connection ends like a closed one", async () => {
  async function* reset(): AsyncGenerator<Buffer> {
    yield Buffer.from("Q");
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  }
  expect(await new WireReader(reset()).turn()).toBeNull();
});
