import type { APIRequestContext } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

let kumquat: Kumquat;
test.beforeAll(async () => {
  kumquat = await startKumquat({ env: { RATE_LIMIT_SCALE: "1" } });
});
test.afterAll(() => kumquat.stop());

type Line = { security: string; userId: string | null; username: string | null; from: string; call?: string };
const lines = (): Line[] =>
  kumquat
    .output()
    .split("\n")
    .filter((line) => line.startsWith('{"security":'))
    .map((line) => JSON.parse(line));
/** The lines written since, once there are so many: the product's output comes through a pipe. */
async function since(start: number, count: number): Promise<Line[]> {
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(start + count);
  return lines().slice(start);
}

const post = (request: APIRequestContext, path: string, data: object, headers: Record<string, string> = {}) =>
  request.post(`${kumquat.url}${path}`, { data, headers });

test("sign-ins and refusals are lines of the product's output, and contain nothing private", async ({ request }) => {
  const start = lines().length;
  const username = newUsername();
  const registered = await post(request, "/api/auth/register", { username, password: PASSWORD });
  const { token } = await registered.json();
  const bearer = { authorization: `Bearer ${token}` };
  const cookie = { cookie: `${SESSION_COOKIE}=${token}` };
  const get = (path: string, headers: Record<string, string>) =>
    request.get(`${kumquat.url}${path}`, { headers, maxRedirects: 0 });

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

  const written = await since(start, 19);
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

test("a browser that signs in again has ended its previous session", async ({ request }) => {
  const account = { username: newUsername(), password: PASSWORD };
  const { token } = await (await post(request, "/api/auth/register", account)).json();
  const sameOrigin = { cookie: `${SESSION_COOKIE}=${token}`, origin: kumquat.url };
  const again = await (await post(request, "/api/auth/login", account, sameOrigin)).json();
  const session = (bearer: string) =>
    request.get(`${kumquat.url}/api/guides`, { headers: { authorization: `Bearer ${bearer}`, cookie: "a=b" } });
  expect((await session(token)).status()).toBe(401);
  expect((await session(again.token)).status()).toBe(200);
});
