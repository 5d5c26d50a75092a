import fc from "fast-check";
import { expect, test } from "vitest";
import { executeInline, type Message, PreparedStatements, parse, query, Splitter } from "./wire-messages";

const opening = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

test("a stream is split into the same messages wherever its bytes are cut", () => {
  const messages = [opening, query("select 1"), parse("select $1"), executeInline("select 2"), query("")];
  const stream = Buffer.concat(messages);
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const splitter = new Splitter(true);
      const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const read = edges.flatMap((edge, i) => splitter.push(stream.subarray(edge, edges[i + 1] ?? edge)));
      expect(read.map(({ type }) => type).join("")).toBe("QPPBEQ");
      expect(Buffer.concat(read.map(({ bytes }) => bytes))).toEqual(stream);
    }),
  );
});

test("after an encryption request, the connection is opened once more", () => {
  const read = new Splitter(true).push(Buffer.concat([sslRequest, opening, query("select 1")]));
  expect(read.map(({ type }) => type)).toEqual(["", "", "Q"]);
});

test("the SQL of a turn is known, also where it names a previously prepared statement", () => {
  const prepared = new PreparedStatements();
  const frame = (type: string, body: string): Message => ({ type, bytes: Buffer.from(`${type}\0\0\0\0${body}`) });
  expect(prepared.sqlOf(frame("Q", "select 1\0"))).toBe("select 1");
  expect(prepared.sqlOf(frame("P", "named\0select 2\0\0\0"))).toBe("select 2");
  expect(prepared.sqlOf(frame("B", "portal\0named\0\0\0"))).toBe("select 2");
  expect(prepared.sqlOf(frame("B", "portal\0unknown\0\0\0"))).toBeNull();
});
