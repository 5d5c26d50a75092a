import { gzipSync } from "node:zlib";

/** The bytes of a body, its content type, and its framing. */
export type Body = {
  bytes: Buffer;
  type?: string | null;
  headers?: Record<string, string>;
  /** "cut": more is declared than sent. */
  framing?: "length" | "chunked" | "cut";
};

const text = (written: string, rest: Omit<Body, "bytes"> = {}): Body => ({ bytes: Buffer.from(written), ...rest });
const MB = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(50 * MB, "a"));

/** Bodies that are no JSON object, or are framed wrongly, each with a name for reports. */
export const malformedBodies = (valid: string, mostBytes = 64 * 1024): Record<string, Body> => ({
  nothing: text(""),
  "half an object": text(valid.slice(0, -1)),
  "a byte order mark": text(`\ufeff${valid}`),
  "NUL bytes": { bytes: Buffer.alloc(1_000) },
  "bytes that are no text": { bytes: Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0xed, 0xa0, 0x80]) },
  "UTF-16": { bytes: Buffer.from(valid, "utf16le") },
  null: text("null"),
  "a list": text(`[${valid}]`),
  "60,000 open brackets": text("[".repeat(60_000)),
  "names twice": text(`${valid.slice(0, -1)}${valid === "{}" ? "" : ","}"city":1,"city":{"a":[]},"":0}`),
  "names of an object's inside": text(
    `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"hasOwnProperty":1}`,
  ),
  "10,000 names": text(`{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":0`).join()}}`),
  "a little too much": text(JSON.stringify({ a: "x".repeat(mostBytes) })),
  "far too much": { bytes: Buffer.alloc(mostBytes + MB, "x") },
  "far too much in chunks": { bytes: Buffer.alloc(mostBytes + MB, "x"), framing: "chunked" },
  "in chunks": text(valid, { framing: "chunked" }),
  "less than announced": text(valid, { framing: "cut" }),
  "a zip bomb of HTTP": { bytes: bomb, headers: { "content-encoding": "gzip" } },
  "a form": text("List-Unsubscribe=One-Click&a=%00", { type: "application/x-www-form-urlencoded" }),
  "a form of parts": text('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--', {
    type: "multipart/form-data; boundary=x",
  }),
  "no type": text(valid, { type: null }),
  "a long type": text(valid, { type: `application/json; charset=${"u".repeat(4_000)}` }),
  "an unknown charset": text(valid, { type: "application/json; charset=klingon" }),
});
