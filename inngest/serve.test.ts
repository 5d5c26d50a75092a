import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { call, readFunctions } from "@/lib/jobs/runner/endpoint";
import { functions } from ".";
import { answer } from "./serve";

const AUTH_SECRET = "a secret of these tests, long enough";
vi.stubEnv("AUTH_SECRET", AUTH_SECRET);
let signingKey = "";
beforeAll(async () => {
  const { embeddedKey } = await import("@/lib/jobs/embedded-key");
  signingKey = embeddedKey();
});
const silence = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => silence.mockClear());

const ADDRESS = "http://localhost:3000/api/inngest";
const endpoint = (request: Request) => answer(request.method as "POST" | "PUT")(request);

test.each(["GET", "POST", "PUT"] as const)("an unsigned %s is refused", async (method) => {
  const refused = await answer(method)(new Request(ADDRESS, { method, ...(method !== "GET" && { body: "{}" }) }));
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ error: "Only signed calls by Inngest are answered here." });
});

test("a signature by another key, or of another body, is refused", async () => {
  expect((await call({ endpoint, signingKey: "signkey-test-abc" }, { method: "PUT", body: {} })).status).toBe(401);
  const changed = (request: Request) =>
    endpoint(new Request(request.url, { method: "POST", headers: request.headers, body: '{"another":"body"}' }));
  expect((await call({ endpoint: changed, signingKey }, { method: "POST", body: { a: 1 } })).status).toBe(401);
});

test("a signed body that is no JSON is bad input", async () => {
  const request = new Request(ADDRESS, { method: "POST", headers: { "x-inngest-signature": "t=1&s=2" }, body: "{" });
  expect((await answer("POST")(request)).status).toBe(400);
});

test("every function that we have is one that the embedded runner can run", async () => {
  const configs = await readFunctions({ endpoint, signingKey });
  expect(configs.filter(({ id }) => !id.endsWith("-failure"))).toHaveLength(functions.length);
});
