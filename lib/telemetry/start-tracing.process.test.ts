import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { afterAll, expect, test } from "vitest";
import { databaseObserver } from "./observe-database";
import { type SpanAttributes, safeAttributes, safeName } from "./span-attributes";
import { startTracing } from "./start-tracing";
import { isTracing, setTracing, stopTracing } from "./tracing";
import { withSpan } from "./with-span";

type SentSpan = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string }[];
};

const received: { path: string; text: string }[] = [];
const sink = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  received.push({ path: request.url ?? "", text: Buffer.concat(parts).toString() });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
await new Promise<void>((listening) => sink.listen(0, "127.0.0.1", listening));
afterAll(() => void sink.close());
const endpoint = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;

test("spans of ours reach the collector, one inside another, with nothing that was not meant to", async () => {
  expect(await withSpan("before", {}, async () => "just run")).toBe("just run");
  startTracing(endpoint);
  await withSpan("GET /list/[token]", { "http.route": "/list/[token]" }, async (record) => {
    await databaseObserver.around('select "id" from "users" where "name" = $1', async () => {});
    await trace.getTracer("next.js").startActiveSpan("GET /list/secret-of-ana", async (span) => {
      await withSpan(
        "SELECT lists",
        { "db.system.name": "postgresql", "db.query.text": "ana@example.com" } as SpanAttributes,
        async () => {},
      );
      span.end();
    });
    record({ "http.response.status_code": 200 });
  });
  await databaseObserver.around("select 'a poll that belongs to nothing'", async () => {});
  await expect(
    withSpan("mail to ana@example.com", {}, () => Promise.reject(new Error("no box of ana@example.com"))),
  ).rejects.toThrow("no box");
  await stopTracing();
  expect(received.map(({ path }) => path)).toEqual(["/v1/traces"]);
  const [{ text = "" } = {}] = received;
  for (const secret of ["ana", "@", "secret"]) expect(text).not.toContain(secret);
  const spans: SentSpan[] = JSON.parse(text).resourceSpans[0].scopeSpans[0].spans;
  const named = (name: string) => spans.find((span) => span.name === name);
  expect(spans.map(({ name }) => name).sort()).toEqual([
    "GET /list/[token]",
    "SELECT lists",
    "SELECT users",
    "unnamed",
  ]);
  expect(named("SELECT lists")?.parentSpanId).toBe(named("GET /list/[token]")?.spanId);
  expect(named("GET /list/[token]")?.attributes.map(({ key }) => key)).toEqual([
    "http.route",
    "http.response.status_code",
  ]);
  expect(named("unnamed")?.status).toEqual({ code: 2 });
});

test("a collector that does not answer does not hold up the end", async () => {
  setTracing({ shutdown: () => new Promise(() => {}) });
  const since = performance.now();
  await stopTracing();
  expect(performance.now() - since).toBeLessThan(4_000);
  expect(isTracing()).toBe(false);
});

test("only listed attributes pass, with plain values", () => {
  const given = { "http.route": "/guide/[id]", "http.request.method": "ana@example.com", "url.full": "/list/secret" };
  expect(safeAttributes(given)).toEqual({ "http.route": "/guide/[id]" });
  expect(safeName("SELECT users")).toBe("SELECT users");
  expect(safeName("GET /?claim=secret")).toBe("unnamed");
});
