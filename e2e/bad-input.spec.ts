import type { APIResponse } from "@playwright/test";
import { EXECUTED, NAUGHTY_STRINGS } from "@/lib/testing/naughty-strings";
import { type Account, bearer, register } from "./support/account";
import { DiscoverPage } from "./support/discover-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const JSON_TYPE = { "content-type": "application/json" };
let account: Account;
let headers: Record<string, string>;
test.beforeEach(async ({ request }) => {
  account = await register(request);
  headers = { ...bearer(account), ...JSON_TYPE };
});

const INTERNALS = /\bat .*\.(js|ts|mjs):\d+|node_modules|postgres|drizzle|PGlite|syntax error|Failed query/;

/** Every refusal is one sentence in JSON, with the field that it is about if there is one, and reveals no internals. */
async function expectRefusal(response: APIResponse, ...statuses: number[]) {
  expect(statuses, `${response.url()} responded with ${response.status()}`).toContain(response.status());
  const text = await response.text();
  expect(text).not.toMatch(INTERNALS);
  const { field = "", ...rest } = JSON.parse(text);
  expect(field).toMatch(/^\w*$/);
  expect(Object.keys(rest)).toEqual(["error"]);
}

test("a prompt of any text is refused with a sentence or becomes a guide, and only that is stored", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const count = async () => {
    const response = await request.get("/api/guides?city=Peninsula", { headers });
    return (await response.json()).guides.length;
  };
  const before = await count();
  let made = 0;
  for (const prompt of NAUGHTY_STRINGS) {
    const body = Buffer.from(JSON.stringify({ city: "Peninsula", prompt }));
    const response = await request.post("/api/guides", { headers, data: body });
    if (response.ok()) made += 1;
    else await expectRefusal(response, 400, 422);
  }
  // Lists are bounded, so only fewer than the bound can be counted.
  expect(before + made).toBeLessThan(200);
  expect(await count()).toBe(before + made);
});

test("an unknown city is refused in every call that takes one", async ({ request }) => {
  const paths = ["/api/guides", "/api/guides/email", "/api/guides/example-prompt"];
  for (const city of NAUGHTY_STRINGS) {
    for (const path of paths) {
      const query = `?city=${encodeURIComponent(city.toWellFormed())}`;
      await expectRefusal(await request.get(path + query, { headers }), 400);
    }
    const data = Buffer.from(JSON.stringify({ city, prompt: "noodles" }));
    await expectRefusal(await request.post("/api/guides", { headers, data }), 400);
  }
});

test("invalid flags and limits are refused", async ({ request }) => {
  for (const value of NAUGHTY_STRINGS.filter((text) => text !== "true")) {
    const text = encodeURIComponent(value.toWellFormed());
    await expectRefusal(await request.get(`/api/guides?includeAll=${text}`, { headers }), 400);
    await expectRefusal(await request.post(`/api/guides?debug=${text}`, { headers, data: Buffer.from("{}") }), 400);
    await expectRefusal(await request.get(`/api/guides/email?limit=${text}`), 400);
  }
  await expectRefusal(await request.get("/api/guides?includeAll=true", { headers }), 403);
  for (const limit of ["101", "1.5", "+1", "1,2"]) {
    await expectRefusal(await request.get(`/api/guides/email?limit=${encodeURIComponent(limit)}`), 400);
  }
});

test("a malformed id is not found", async ({ request }) => {
  for (const id of NAUGHTY_STRINGS.filter((text) => text.trim() !== "" && !text.includes("/"))) {
    const path = `/api/guides/${encodeURIComponent(id.toWellFormed())}`;
    const status = id.includes("\0") ? 400 : 404;
    await expectRefusal(await request.get(path, { headers }), status);
    await expectRefusal(await request.get(`${path}/public`), status);
    await expectRefusal(await request.get(`${path}/generation`, { headers }), 403);
    await expectRefusal(await request.delete(path, { headers }), 403);
  }
  for (const id of ["%E0%A4%A", "%ff%fe", "%2e%2e%2f"]) {
    await expectRefusal(await request.get(`/api/guides/${id}/public`), 404);
    expect((await request.get(`/guide/${id}`)).status()).toBe(404);
  }
  for (const id of ["%00", "a%00b", "%ED%A0%80"]) {
    await expectRefusal(await request.get(`/api/guides/${id}/public`), 400);
    await expectRefusal(await request.get(`/guide/${id}`), 400);
  }
});

test("names and passwords of any text are refused with a message, or simply accepted", async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  for (const text of NAUGHTY_STRINGS) {
    const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders: JSON_TYPE });
    const send = (path: string, body: object) => stranger.post(path, { data: Buffer.from(JSON.stringify(body)) });
    const password = "tangerine peel";
    await expectRefusal(await send("/api/auth/login", { username: text, password }), 400, 401);
    await expectRefusal(await send("/api/auth/login", { username: account.username, password: text }), 400, 401);
    const registered = await send("/api/auth/register", { username: text, password });
    if (registered.ok()) expect((await registered.json()).user).toEqual({ username: text.trim(), isAdmin: false });
    else await expectRefusal(registered, 400, 409);
    await stranger.dispose();
  }
});

test("a bearer that is no token of ours is refused", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL });
  for (const text of NAUGHTY_STRINGS.map((text) => text.replace(/[^\x20-\x7e]/g, "")).filter((text) => text.trim())) {
    const authorization = { authorization: `Bearer ${text}` };
    await expectRefusal(await stranger.get("/api/guides", { headers: authorization }), 401);
    await expectRefusal(await stranger.get("/api/auth/session", { headers: authorization }), 401);
  }
  await stranger.dispose();
});

test("a body that is no JSON object is refused", async ({ request }) => {
  const bodies = [
    "{",
    "[]",
    "null",
    '"text"',
    "7",
    '{"city":',
    '{"city":["Oakland"],"prompt":{"a":1}}',
    "[".repeat(9000),
  ];
  for (const path of ["/api/guides", "/api/auth/register", "/api/auth/login"]) {
    for (const body of bodies) {
      await expectRefusal(await request.post(path, { headers, data: Buffer.from(body) }), 400);
    }
    await expectRefusal(await request.post(path, { headers, data: Buffer.from([0xff, 0xfe, 0x00, 0x7b]) }), 400);
    await expectRefusal(await request.post(path, { headers, data: Buffer.alloc(0) }), 400);
    const asForm = { ...headers, "content-type": "text/plain" };
    await expectRefusal(await request.post(path, { headers: asForm, data: Buffer.from("{}") }), 415);
  }
});

test("unknown fields do nothing, and nobody becomes an administrator by asking", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL });
  const username = `sly-${account.username.slice(6)}`;
  const data = `{"username":"${username}","password":"tangerine peel","isAdmin":true,"id":"1","__proto__":{"isAdmin":true}}`;
  const response = await stranger.post("/api/auth/register", { headers: JSON_TYPE, data: Buffer.from(data) });
  expect(response.status()).toBe(201);
  const { token, user } = await response.json();
  expect(user).toEqual({ username, isAdmin: false });
  const asAdmin = await stranger.get("/api/guides?includeAll=true", { headers: bearer({ token }) });
  expect(asAdmin.status()).toBe(403);
  await stranger.dispose();
});

test("a body over 64 KB is too large, whether or not it declares its length", async ({ request, baseURL }) => {
  const body = JSON.stringify({ city: "Oakland", prompt: "noodles", padding: "x".repeat(64 * 1024) });
  for (const path of ["/api/guides", "/api/auth/register", "/api/auth/login"]) {
    await expectRefusal(await request.post(path, { headers, data: Buffer.from(body) }), 413);
    const unsaid = new ReadableStream({
      start(controller) {
        for (let offset = 0; offset < body.length; offset += 8192) {
          controller.enqueue(new TextEncoder().encode(body.slice(offset, offset + 8192)));
        }
        controller.close();
      },
    });
    const options: RequestInit & { duplex: "half" } = { method: "POST", headers, body: unsaid, duplex: "half" };
    const response = await fetch(`${baseURL}${path}`, options);
    expect(response.status).toBe(413);
  }
});

test("a wrong method gets a list of the allowed ones", async ({ request }) => {
  const wrong = [
    ["PUT", "/api/guides"],
    ["DELETE", "/api/guides"],
    ["POST", "/api/guides/any-guide-222222"],
    ["PATCH", "/api/guides/any-guide-222222"],
    ["POST", "/api/guides/any-guide-222222/public"],
    ["PUT", "/api/guides/any-guide-222222/generation"],
    ["POST", "/api/guides/email"],
    ["DELETE", "/api/guides/example-prompt"],
    ["GET", "/api/auth/login"],
    ["PUT", "/api/auth/register"],
    ["GET", "/api/auth/logout"],
    ["DELETE", "/api/auth/session"],
  ] as const;
  for (const [method, path] of wrong) {
    const response = await request.fetch(path, { method, headers });
    await expectRefusal(response, 405);
    expect(response.headers().allow).toMatch(/GET|POST/);
  }
});

test("every call authenticates before it looks anything up", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL });
  for (const path of ["/api/guides", "/api/guides/x", "/api/guides/x/generation", "/api/guides/example-prompt"]) {
    await expectRefusal(await stranger.get(path), 401);
  }
  await expectRefusal(await stranger.delete("/api/guides/x"), 401);
  await expectRefusal(await stranger.post("/api/guides", { headers: JSON_TYPE, data: Buffer.from("{}") }), 401);
  expect((await stranger.get("/api/guides/email")).ok()).toBe(true);
  await stranger.dispose();
});

test("nothing from a query or a list is executed", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await register(page.request);
  const names = NAUGHTY_STRINGS.filter((text) => text.trim() !== "");
  await page.route("**/api/guides?city=Oakland", (route) =>
    route.fulfill({ json: { guides: names.map((name, i) => ({ id: `n-${i}`, name, city: name, createdAt: name })) } }),
  );
  const discover = new DiscoverPage(page);
  await discover.open("?city=Oakland");
  await discover.showAll();
  await expect(discover.rows).toHaveCount(names.length);
  for (const text of names.filter((text) => text.includes(EXECUTED))) {
    const value = encodeURIComponent(text);
    await page.goto(`/discover?city=${value}&guide=${value}`);
    await expect(page.getByLabel("City")).toHaveValue("San Francisco");
    await page.goto(`/guide/${value}`);
    expect(await page.evaluate((flag) => Reflect.get(window, flag), EXECUTED)).toBeUndefined();
  }
  expect(dialogs).toEqual([]);
});
