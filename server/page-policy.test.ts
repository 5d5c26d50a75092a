import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { addPagePolicy, prerenderedScripts } from "./page-policy";
import { setSecurityHeaders } from "./security-headers";

let answer: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => {
  setSecurityHeaders(response, { appUrl: "http://localhost:3000" });
  addPagePolicy(response, "script-src 'self'");
  answer(response);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());

const policy = (send: (response: ServerResponse) => void) => {
  answer = send;
  return new Promise<IncomingHttpHeaders>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false }, (response) => {
      response.resume();
      resolve(response.headers);
    });
  }).then((headers) => headers["content-security-policy"]);
};

const HTML = { "content-type": "text/html; charset=utf-8" };

test("a page that nobody has given a policy runs no inline script", async () => {
  expect(await policy((response) => response.writeHead(404, HTML).end("<p>"))).toBe("script-src 'self'");
});

test("a page with a policy of its own keeps it, and what is no page may do nothing", async () => {
  const own = { ...HTML, "content-security-policy": "script-src 'nonce-abc'" };
  expect(await policy((response) => response.writeHead(200, own).end("<p>"))).toBe("script-src 'nonce-abc'");
  for (const headers of [{}, { "content-type": "application/json" }, { "content-type": "image/svg+xml" }]) {
    expect(await policy((response) => response.writeHead(200, headers).end())).toContain("default-src 'none'");
  }
});

test("a page that was cached with a policy is sent with that one alone", async () => {
  const send = (status: number) => (response: ServerResponse) => {
    response.setHeader("content-security-policy", contentSecurityPolicy("any inline"));
    response.appendHeader("content-security-policy", "script-src 'sha256-abc='");
    response.writeHead(status, HTML).end("<p>");
  };
  expect(await policy(send(200))).toBe("script-src 'sha256-abc='");
  expect(await policy(send(304))).toBeUndefined();
});

test("what is configured for pages holds for nothing else", async () => {
  const configured = { "content-security-policy": contentSecurityPolicy("any inline") };
  expect(await policy((response) => response.writeHead(200, { ...HTML, ...configured }).end())).toBe(
    "script-src 'self'",
  );
  const json = { "content-type": "application/json", ...configured };
  expect(await policy((response) => response.writeHead(200, json).end("{}"))).toContain("default-src 'none'");
});

test("a worker may ask us, and nobody else", async () => {
  const headers = { "content-type": "text/javascript; charset=utf-8" };
  const own = await policy((response) => response.writeHead(200, headers).end());
  expect(own).toContain("default-src 'none'");
  expect(own).toContain("connect-src 'self'");
});

test("whoever has the page already keeps the policy that came with it", async () => {
  expect(await policy((response) => response.writeHead(304, HTML).end())).toBeUndefined();
});

test("the pages that the build has made bring their scripts along, each once", async () => {
  const build = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(build, "server/app"), { recursive: true });
  await mkdir(join(build, "server/pages"));
  const script = (data: string) => `<script>self.__next_f.push([${data}])</script>`;
  await writeFile(join(build, "server/app/_not-found.html"), script("1") + script("2"));
  await writeFile(join(build, "server/app/_not-found.rsc"), script("3"));
  await writeFile(join(build, "server/pages/500.html"), script("1"));
  expect(prerenderedScripts(build)).toHaveLength(2);
  await rm(build, { recursive: true });
});
