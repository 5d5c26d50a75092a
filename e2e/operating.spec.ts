import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { bearer, register } from "./support/account";
import { type Kumquat, METRICS_TOKEN, startKumquat } from "./support/kumquat";

test.describe.configure({ mode: "serial" });

const DRAIN_SECONDS = 3;
const SECRET = "a-secret-in-an-address-0123456789";

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string };

/** A collector that speaks OTLP over HTTP. */
const received: string[] = [];
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  received.push(Buffer.concat(parts).toString());
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
const spans = (): Span[] =>
  received.flatMap((text) =>
    JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

let kumquat: Kumquat;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, DRAIN_SECONDS: String(DRAIN_SECONDS) };
  kumquat = await startKumquat({ env });
});
test.afterAll(async () => {
  await kumquat?.stop();
  collector.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${kumquat.url}${path}`, { headers });
const lines = (kind: "request" | "job"): Record<string, unknown>[] =>
  kumquat
    .output()
    .split("\n")
    .filter((line) => line.startsWith(`{"${kind}":`))
    .map((line) => JSON.parse(line));
const linesOf = (id: string | null) => lines("request").filter((line) => line.id === id);

test("a server that is well says that it lives and is ready", async () => {
  const [alive, ready] = [await get("/livez"), await get("/readyz")];
  expect([alive.status, await alive.json()]).toEqual([200, { status: "ok" }]);
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", problems: [], warnings: [] }]);
});

test("each request is a line, named by its route, with its id and whose it was", async ({ request }) => {
  const shared = await get(`/list/${SECRET}`);
  const id = shared.headers.get("x-request-id");
  await expect.poll(() => linesOf(id)).toHaveLength(1);
  expect(linesOf(id)[0]).toEqual({
    request: "GET /list/[token]",
    id,
    at: expect.any(String),
    status: 404,
    ms: expect.any(Number),
    userId: null,
  });
  const reader = await register(request, kumquat.url);
  const guides = await get("/api/guides", bearer(reader));
  await expect.poll(() => linesOf(guides.headers.get("x-request-id"))).toHaveLength(1);
  const registered =
    kumquat
      .output()
      .split("\n")
      .find((line) => line.includes("registration.succeeded")) ?? "{}";
  const { userId } = JSON.parse(registered);
  expect(linesOf(guides.headers.get("x-request-id"))[0]).toMatchObject({ status: 200, userId });
  const landing = await get("/", { "x-request-id": "somebody-elses-id" });
  expect(landing.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  await get(`/no/such/page/${SECRET}`);
  await expect.poll(() => lines("request").map((line) => line.request)).toContain("GET unknown");
  expect(lines("request").some((line) => line.request === "GET /livez")).toBe(false);
  expect(kumquat.output()).not.toContain(SECRET);
});

test("each durable run is a line, without the address that it writes to", async () => {
  const email = `${randomUUID()}@example.com`;
  const subscribed = await fetch(`${kumquat.url}/api/email/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, city: "Oakland" }),
  });
  expect(subscribed.status, await subscribed.text()).toBeLessThan(300);
  await expect
    .poll(() => lines("job").find((line) => line.job === "send-confirmation"), { timeout: 20_000 })
    .toMatchObject({ status: "completed", ms: expect.any(Number), userId: null });
  expect(kumquat.output()).not.toContain(email);
});

test("metrics are for whoever has the token, and count what happened", async () => {
  for (const headers of [{}, { authorization: "Bearer no" }] as Record<string, string>[]) {
    const refused = await get("/metrics", headers);
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  }
  const response = await get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  const text = await response.text();
  const value = (start: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(start))
        ?.split(" ")
        .at(-1),
    );
  expect(value('kumquat_http_requests_total{method="GET",route="/list/[token]",status="404"}')).toBe(1);
  expect(value('kumquat_http_request_duration_seconds_count{route="/api/guides"}')).toBe(1);
  expect(value('kumquat_job_runs_total{function="send-confirmation",status="completed"}')).toBe(1);
  expect(value('kumquat_jobs{status="completed"}')).toBeGreaterThanOrEqual(1);
  expect(value('kumquat_mail_messages_total{result="accepted"}')).toBe(1);
  expect(value("kumquat_database_up")).toBe(1);
  expect(value('kumquat_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0);
  expect(value("kumquat_database_wait_seconds_count")).toBeGreaterThan(0);
  expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(text).not.toContain(SECRET);
});

test("spans of requests, statements and jobs reach the collector, without a token or an address", async () => {
  const spanOf = (name: string) => spans().find((span) => span.name === name);
  await expect.poll(() => spanOf("GET /list/[token]"), { timeout: 20_000 }).toBeDefined();
  await expect.poll(() => spanOf("job send-confirmation"), { timeout: 20_000 }).toBeDefined();
  await expect.poll(() => spanOf("mail outbox"), { timeout: 20_000 }).toBeDefined();
  const request = spanOf("GET /list/[token]");
  const below = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toContain("SELECT place_lists");
  const text = received.join("\n");
  for (const secret of [SECRET, "@example.com", "127.0.0.1"]) expect(text).not.toContain(secret);
});

test("told to stop, it fails its probe at once, answers on for a while, and ends", async () => {
  const since = performance.now();
  kumquat.process.kill("SIGTERM");
  const fresh = (path: string) => get(path, { connection: "close" });
  await expect.poll(async () => (await fresh("/readyz")).status).toBe(503);
  expect(await (await fresh("/readyz")).json()).toMatchObject({ problems: ["This server is stopping."] });
  expect((await fresh("/livez")).status).toBe(200);
  expect((await fresh("/")).headers.get("connection")).toBe("close");
  expect(await kumquat.ended).toBe(0);
  const ms = performance.now() - since;
  expect(ms).toBeGreaterThan(DRAIN_SECONDS * 1_000);
  expect(ms).toBeLessThan(DRAIN_SECONDS * 1_000 + 15_000);
});
