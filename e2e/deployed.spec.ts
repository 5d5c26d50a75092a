import type { APIRequestContext } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { findFreePort } from "@/scripts/start/free-port";
import { bearer } from "./support/account";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { newUsername, PASSWORD, register } from "./support/sessions";
import { test as base, expect } from "./support/test";

/** One server for all that a deployment sets: the real rate limits, a log that is read, a map style of its own. */
const test = base.extend<object, { kumquat: Kumquat }>({
  kumquat: [
    async ({ browserName: _ }, use) => {
      const MAP_STYLE_URL = `http://127.0.0.1:${await findFreePort()}/style.json`;
      const kumquat = await startKumquat({ env: { RATE_LIMIT_SCALE: "1", MAP_STYLE_URL } });
      await use(kumquat);
      await kumquat.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ kumquat }, use) => use(kumquat.url),
});

type Line = { security: string; userId: string | null; username: string | null; from: string; call?: string };
const lines = (kumquat: Kumquat): Line[] =>
  kumquat
    .output()
    .split("\n")
    .filter((line) => line.startsWith('{"security":'))
    .map((line) => JSON.parse(line));
/** The lines written since, once there are so many: the product's output comes through a pipe. */
async function since(kumquat: Kumquat, start: number, count: number): Promise<Line[]> {
  await expect.poll(() => lines(kumquat).length).toBeGreaterThanOrEqual(start + count);
  return lines(kumquat).slice(start);
}

const post = (request: APIRequestContext, path: string, data: object, headers: Record<string, string> = {}) =>
  request.post(path, { data, headers });

test("sign-ins and refusals are lines of the product's output, and contain nothing private", async ({
  request,
  kumquat,
}) => {
  const start = lines(kumquat).length;
  const username = newUsername();
  const registered = await post(request, "/api/auth/register", { username, password: PASSWORD });
  const { token } = await registered.json();
  const bearer = { authorization: `Bearer ${token}` };
  const cookie = { cookie: `${SESSION_COOKIE}=${token}` };
  const get = (path: string, headers: Record<string, string>) => request.get(path, { headers, maxRedirects: 0 });

  expect((await get("/api/scheduled-themes", bearer)).status()).toBe(403);
  expect(await (await get("/admin", cookie)).text()).toContain("Access Denied");
  const elsewhere = { ...cookie, origin: "https://evil.example" };
  expect((await post(request, "/api/auth/logout", {}, elsewhere)).status()).toBe(403);
  expect((await post(request, "/api/auth/logout", {}, bearer)).status()).toBe(204);
  expect((await get("/api/guides", bearer)).status()).toBe(401);
  expect((await get("/profile", cookie)).status()).toBe(307);
  expect((await get("/api/auth/session", cookie)).status()).toBe(401);
  expect((await get("/api/guides", {})).status()).toBe(401);

  const wrong = { username: `${username}@example.com`, password: "not the one" };
  for (let n = 0; n < 10; n++) expect((await post(request, "/api/auth/login", wrong)).status()).toBe(401);
  expect((await post(request, "/api/auth/login", wrong)).status()).toBe(429);

  const written = await since(kumquat, start, 19);
  const [{ userId, from } = { userId: null, from: "" }] = written;
  expect(written.map(({ security, call }) => [security, call].filter(Boolean).join(" "))).toEqual([
    "registration.succeeded",
    "access.refused GET /api/scheduled-themes",
    "access.refused GET page",
    "access.refused POST /api/auth/logout",
    "sign_out.succeeded",
    "session.refused GET /api/guides",
    "session.refused GET page",
    "session.refused GET /api/auth/session",
    ...Array.from({ length: 10 }, () => "sign_in.failed"),
    "limit.refused POST /api/auth/login",
  ]);
  expect(written.slice(0, 6).every((line) => line.userId === userId && line.from === from)).toBe(true);
  expect(written.at(-1)).toMatchObject({ limit: "sign-in:name", from });
  const all = JSON.stringify(written);
  for (const secret of [PASSWORD, "not the one", token, token.slice(-40), "@", "127.0.0.1", "evil.example"]) {
    expect(all).not.toContain(secret);
  }
});

test("a browser that signs in again has ended its previous session", async ({ request, baseURL }) => {
  const account = { username: newUsername(), password: PASSWORD };
  const { token } = await (await post(request, "/api/auth/register", account)).json();
  const sameOrigin = { cookie: `${SESSION_COOKIE}=${token}`, origin: baseURL ?? "" };
  const again = await (await post(request, "/api/auth/login", account, sameOrigin)).json();
  const session = (bearer: string) =>
    request.get("/api/guides", { headers: { authorization: `Bearer ${bearer}`, cookie: "a=b" } });
  expect((await session(token)).status()).toBe(401);
  expect((await session(again.token)).status()).toBe(200);
});

test("too many failed sign-ins have to wait", async ({ request }) => {
  const tries = { data: { username: "nobody", password: "nothing" } };
  for (let n = 0; n < 10; n++) expect((await request.post("/api/auth/login", tries)).status()).toBe(401);
  const refused = await request.post("/api/auth/login", tries);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(800);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/^Too many failed sign-ins\. Try again in/) });
  const spoofed = { ...tries, headers: { "x-forwarded-for": "198.51.100.7", "x-kumquat-socket-address": "1.2.3.4" } };
  expect((await request.post("/api/auth/login", spoofed)).status()).toBe(429);
});

test("a refusal by rate limit is reported by the status, also where a stream was requested", async ({ request }) => {
  const headers = { ...bearer(await register({ request })), accept: "text/event-stream" };
  const spark = () => request.post("/api/guides", { headers, data: { city: "Oakland", prompt: "Italian" } });
  for (let n = 0; n < 10; n++) expect(await (await spark()).text()).toContain("event: complete");
  const refused = await spark();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3000);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/an hour/) });
});

test.describe("a map service that is down", () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|AbortError/] });

  test("is named: MapLibre", async ({ page }) => {
    await register(page);
    await page.goto("/map");
    await expect(page.getByText("Failed to load MapLibre")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("searchbox").first()).toBeVisible();
  });
});
