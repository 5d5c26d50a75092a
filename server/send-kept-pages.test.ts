import { createHash } from "node:crypto";
import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { sendKeptPages } from "./send-kept-pages";

let answer: (response: ServerResponse) => void = () => {};
let offered: string | undefined;
const server = createServer((request, response) => {
  response.setHeader("content-security-policy", "none");
  sendKeptPages(request, response, (scripts) => ["script-src 'self'", ...scripts].join(" "));
  offered = request.headers["accept-encoding"]?.toString();
  answer(response);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());

type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

function ask(path = "/guide/a-2b", headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = get({ port, host: "127.0.0.1", path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, text: unpack(Buffer.concat(chunks), headers["content-encoding"]) });
      });
    });
    request.on("error", reject);
  });
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br" && body.byteLength > 0) return brotliDecompressSync(body).toString();
  return (encoding === "gzip" && body.byteLength > 0 ? gunzipSync(body) : body).toString();
}

const page = (word: string) => `<p>${word} phở, jalapeño, 寿司 🍊</p>`.repeat(200);
const sendPage =
  (text: string, status = 200) =>
  (response: ServerResponse) => {
    response.statusCode = status;
    response.setHeader("x-nextjs-cache", "HIT");
    response.setHeader("content-length", Buffer.byteLength(text)).end(text, "utf8");
  };

test.each([[undefined], ["gzip"], ["br"]])("a page arrives whole, first and later, with %s", async (encoding) => {
  const accepted: Record<string, string> = encoding ? { "accept-encoding": `${encoding}, deflate` } : {};
  for (const word of ["old", "old", "new", "old"]) {
    answer = sendPage(page(word));
    const { text, headers } = await ask("/guide/a-2b", accepted);
    expect(text).toBe(page(word));
    expect(headers["content-encoding"]).toBe(encoding);
  }
});

test("what is kept is sent with its length, and Next is not asked to compress", async () => {
  answer = sendPage(page("length"));
  await ask("/", { "accept-encoding": "gzip, br" });
  expect(offered).toBeUndefined();
  const { headers } = await ask("/", { "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "br", etag: expect.stringMatching(/^"[\w-]{22}"$/) });
  expect(Number(headers["content-length"])).toBeLessThan(Buffer.byteLength(page("length")));
  expect((await ask("/", { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe("gzip");
});

test("a page that is not there arrives too", async () => {
  answer = sendPage(page("nothing here"), 404);
  const { status, text } = await ask("/guide/none", { "accept-encoding": "br" });
  expect([status, text]).toEqual([404, page("nothing here")]);
});

test("HEAD tells the headers and nothing more; who has the page already is told so", async () => {
  answer = sendPage(page("head"));
  const whole = await ask("/", { "accept-encoding": "br" });
  const head = await ask("/", { "accept-encoding": "br" }, "HEAD");
  expect(head).toMatchObject({ status: 200, text: "" });
  for (const name of ["etag", "content-length", "content-encoding", "content-security-policy"])
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);

  for (const known of [whole.headers.etag, `W/${whole.headers.etag}`, `"other", ${whole.headers.etag}`, "*"]) {
    const again = await ask("/", { "accept-encoding": "br", "if-none-match": String(known) });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag: whole.headers.etag } });
    expect(again.headers["content-encoding"]).toBeUndefined();
  }
  answer = sendPage(page("head, changed"));
  expect((await ask("/", { "if-none-match": String(whole.headers.etag) })).status).toBe(200);
});

test("answers for one reader, and whatever else has this address, pass as they are", async () => {
  const br = { "accept-encoding": "br" };
  answer = sendPage(page("mine"));
  for (const headers of [
    { ...br, cookie: "a=b; kumquat.session=x" },
    { ...br, cookie: "__Host-kumquat.session=x.y-z; c=d" },
    { ...br, rsc: "1" },
  ]) {
    const { text, headers: got } = await ask("/guide/a-2b", headers);
    expect([text, got["content-encoding"], offered]).toEqual([page("mine"), undefined, "br"]);
  }
  await ask("/discover", br);
  expect(offered).toBe("br");

  const long = page("x");
  const others: [expected: string, send: (response: ServerResponse) => void][] = [
    ["small", sendPage("small")],
    [long, (response) => void response.end(long)],
    [
      `${long}tail`,
      (response) => {
        response.setHeader("x-nextjs-cache", "HIT").write(long);
        response.end("tail");
      },
    ],
    ["", (response) => void response.end()],
  ];
  for (const [expected, send] of others) {
    answer = send;
    const { text, headers } = await ask("/", br);
    expect([text, headers["content-encoding"]]).toEqual([expected, undefined]);
  }
});

test.each(["identity", "gzip", "br"])(
  "a page's own scripts are named in its policy, first and later, with %s",
  async (coding) => {
    const script = `self.__next_f.push([1,"${coding}"])`;
    const named = `script-src 'self' 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    for (const [text, path] of [
      [`<script>${script}</script><script>alert(1)</script>`, "/guide"],
      [`${page(coding)}<script>${script}</script>`, "/guide/a-2b"],
    ] as const) {
      for (const cookie of ["kumquat.session=", "kumquat.session=%", "other=1"]) {
        answer = sendPage(text);
        const { headers, text: got } = await ask(path, { "accept-encoding": coding, cookie });
        expect([headers["content-security-policy"], got]).toEqual([named, text]);
      }
      const head = await ask(path, { "accept-encoding": coding }, "HEAD");
      expect(head.headers["content-security-policy"]).toBe(named);
    }
  },
);

test("a page that comes in pieces after all arrives whole, under the strict policy", async () => {
  answer = (response) => {
    response.setHeader("x-nextjs-cache", "HIT").setHeader("content-length", 10);
    response.write("<p>one");
    response.end("</p>");
  };
  const { text, headers } = await ask("/", { "accept-encoding": "br" });
  expect([text, headers["content-security-policy"]]).toEqual(["<p>one</p>", "none"]);
});

test("more pages than there is room for leave each other whole", async () => {
  const large = (i: number) => `${i} ${"🍊".repeat(800_000)}`;
  for (const i of [...Array(25).keys(), ...Array(25).keys()]) {
    answer = sendPage(large(i));
    expect((await ask()).text === large(i)).toBe(true);
  }
});
