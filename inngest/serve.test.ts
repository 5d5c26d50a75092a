import { afterEach, expect, test, vi } from "vitest";

const AUTH_SECRET = "a secret of these tests, long enough";
vi.stubEnv("AUTH_SECRET", AUTH_SECRET);
// Other files of this process may have read the environment before.
vi.resetModules();
const { callEndpoint, fetchFunctionConfigs } = await import("@/lib/jobs/runner/call-endpoint");
const { sign } = await import("@/lib/jobs/runner/signature");
const { embeddedSigningKey } = await import("@/lib/jobs/runner/signing-key");
const { functions } = await import(".");
const { handleInngest } = await import("./serve");
const signingKey = embeddedSigningKey();
const silence = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => silence.mockClear());

const ADDRESS = "http://localhost:3000/api/inngest";
const endpoint = (request: Request) => handleInngest(request.method as "POST" | "PUT")(request);

test.each(["GET", "POST", "PUT"] as const)("an unsigned %s is refused", async (method) => {
  const refused = await handleInngest(method)(
    new Request(ADDRESS, { method, ...(method !== "GET" && { body: "{}" }) }),
  );
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ error: "Only signed calls by Inngest are answered here." });
});

test("a signature by another key, or of another body, is refused", async () => {
  expect((await callEndpoint({ endpoint, signingKey: "signkey-test-abc" }, { method: "PUT", body: {} })).status).toBe(
    401,
  );
  const changed = (request: Request) =>
    endpoint(new Request(request.url, { method: "POST", headers: request.headers, body: '{"another":"body"}' }));
  expect((await callEndpoint({ endpoint: changed, signingKey }, { method: "POST", body: { a: 1 } })).status).toBe(401);
});

/** A body of any length, and how many bytes of it were taken. */
function longBody(length: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.bytes >= length) return controller.close();
        taken.bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { taken, body };
}

const post = (body: BodyInit, signature: string) => {
  const headers = { "x-inngest-signature": signature };
  return handleInngest("POST")(new Request(ADDRESS, { method: "POST", headers, body, duplex: "half" } as RequestInit));
};

test("of a stranger's body nothing is read, whatever its header says", async () => {
  for (const signature of ["t=1&s=2", "junk", sign({}, "signkey-test-abc", new Date())]) {
    const { body, taken } = longBody(300 * 1024 ** 2);
    expect((await post(body, signature)).status).toBe(401);
    expect(taken.bytes).toBe(0);
  }
});

test("of the runner's own no more than 8 MB is read, and what is no JSON is bad input", async () => {
  const { body, taken } = longBody(300 * 1024 ** 2);
  const signature = sign({}, signingKey, new Date());
  expect((await post(body, signature)).status).toBe(413);
  expect(taken.bytes).toBeLessThan(9 * 1024 ** 2);
  expect((await post("{", signature)).status).toBe(400);
});

test("an Inngest server's body, which alone proves it, is read up to 8 MB", async () => {
  vi.resetModules();
  const key = "signkey-prod-0123456789abcdef";
  for (const [name, value] of Object.entries({ INNGEST_EVENT_KEY: "event-key", INNGEST_SIGNING_KEY: key })) {
    vi.stubEnv(name, value);
  }
  const { handleInngest: handleAnew } = await import("./serve");
  const put = (body: BodyInit, signature: string) => {
    const headers = { "x-inngest-signature": signature, "x-inngest-sync-kind": "in_band" };
    return handleAnew("PUT")(new Request(ADDRESS, { method: "PUT", headers, body, duplex: "half" } as RequestInit));
  };
  // The server signs the canonical form and sends another: SDKs have to parse before they know.
  const payload = { url: ADDRESS };
  const signature = sign(payload, key, new Date()).replace(/&c=.*/, "");
  expect((await put(JSON.stringify(payload, null, 2), signature)).status).toBe(200);
  expect((await put(JSON.stringify({ url: `${ADDRESS}?` }), signature)).status).toBe(401);
  const { body, taken } = longBody(300 * 1024 ** 2);
  expect((await put(body, signature)).status).toBe(413);
  expect(taken.bytes).toBeLessThan(9 * 1024 ** 2);
});

test("every function that we have is one that the embedded runner can run", async () => {
  const configs = await fetchFunctionConfigs({ endpoint, signingKey });
  expect(configs.filter(({ id }) => !id.endsWith("-failure"))).toHaveLength(functions.length);
});
