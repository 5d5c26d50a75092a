import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { newUsername, PASSWORD, register } from "./support/sessions";
import { expect, test } from "./support/test";

/* Calls as an attacker or a broken client makes them, without a browser. */

test("the bearer and the cookie identify the user, and an invalid bearer hides the cookie", async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const { token, user } = await register({ request });
  const newContext = await playwright.request.newContext({ baseURL });
  const session = (headers: Record<string, string>) => newContext.get("/api/auth/session", { headers });
  const cookie = `${SESSION_COOKIE}=${token}`;
  expect(await (await session({ authorization: `Bearer ${token}` })).json()).toEqual({ token, user });
  expect(await (await session({ cookie })).json()).toEqual({ token, user });
  expect((await session({ cookie, authorization: "Bearer nonsense" })).status()).toBe(401);
  const none = await session({});
  expect(none.status()).toBe(401);
  expect(await none.json()).toEqual({ error: expect.any(String) });
  expect(none.headers()["cache-control"]).toBe("private, no-store");
});

test("a write by the cookie must come from our own pages, as JSON", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const { token } = await register({ request });
  const newContext = await playwright.request.newContext({ baseURL });
  const cookie = `${SESSION_COOKIE}=${token}`;
  const write = (headers: Record<string, string>) =>
    newContext.post("/api/auth/session", { headers: { "content-type": "application/json", ...headers }, data: "{}" });
  const origin = baseURL ?? "";
  expect((await write({ cookie, origin })).status()).toBe(200);
  expect((await write({ cookie })).status()).toBe(403);
  expect((await write({ cookie, origin: "https://evil.example" })).status()).toBe(403);
  expect((await write({ cookie, origin: "null" })).status()).toBe(403);
  expect((await write({ cookie, origin, "content-type": "text/plain" })).status()).toBe(415);
  expect((await write({ cookie, origin: "https://evil.example", authorization: "Bearer bad" })).status()).toBe(401);
  expect((await write({ authorization: `Bearer ${token}` })).status()).toBe(200);
});

test("bad input is answered with a sentence", async ({ request }) => {
  const post = async (body: string, path = "/api/auth/register") => {
    const response = await request.post(path, { headers: { "content-type": "application/json" }, data: body });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    const { field: _, ...rest } = await response.json();
    expect(rest).toEqual({ error: expect.stringMatching(/\S/) });
    return response.status();
  };
  for (const body of [
    "",
    "{",
    "[]",
    "null",
    '"text"',
    "{}",
    '{"username":"ana"}',
    '{"username":{"$ne":""},"password":1}',
  ]) {
    expect(await post(body)).toBe(400);
    expect(await post(body, "/api/auth/login")).toBe(400);
  }
  for (const username of ["ab", "a".repeat(31), "a b c", "<b>ana</b>", "аdmin", "' or 1=1 --"]) {
    expect(await post(JSON.stringify({ username, password: PASSWORD }))).toBe(400);
    expect(await post(JSON.stringify({ username, password: PASSWORD }), "/api/auth/login")).toBe(401);
  }
  const odd = "p\u202e'\"; drop table users; --";
  expect(await post(JSON.stringify({ username: "nobody", password: odd }), "/api/auth/login")).toBe(401);
  for (const text of ["an\u0000a", "\ud800na", "ana\udfff"]) {
    for (const path of ["/api/auth/register", "/api/auth/login"]) {
      expect(await post(JSON.stringify({ username: text, password: PASSWORD }), path)).toBe(400);
      expect(await post(JSON.stringify({ username: newUsername(), password: text }), path)).toBe(400);
    }
  }
  expect(await post(JSON.stringify({ username: newUsername(), password: "x".repeat(70_000) }))).toBe(413);
});

test("nobody makes themselves an administrator", async ({ request }) => {
  const polluted = `{"username":"${newUsername()}","password":"${PASSWORD}","isAdmin":true,"__proto__":{"isAdmin":true}}`;
  const made = await request.post("/api/auth/register", {
    headers: { "content-type": "application/json" },
    data: polluted,
  });
  expect(made.status()).toBe(201);
  const { token, user } = await made.json();
  expect(user.isAdmin).toBe(false);
  const asAdmin = await request.get("/api/guides?includeAll=true", { headers: { authorization: `Bearer ${token}` } });
  expect(asAdmin.status()).toBe(403);
});

test("what is for administrators only is refused before the rest of the request is read", async ({ request }) => {
  const { token } = await register({ request });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  expect((await request.get("/api/guides?includeAll=true&city=nowhere", { headers })).status()).toBe(403);
  expect((await request.post("/api/guides?debug=false&debug=true", { headers, data: "{" })).status()).toBe(403);
});

test("a sign-out that is not trusted does not claim success", async ({ playwright, baseURL, request }) => {
  const { token } = await register({ request });
  const newContext = await playwright.request.newContext({ baseURL });
  const cookie = `${SESSION_COOKIE}=${token}`;
  expect((await newContext.post("/api/auth/logout", { headers: { cookie } })).status()).toBe(403);
  expect((await newContext.get("/api/auth/session", { headers: { cookie } })).status()).toBe(200);
});

test("after a body that was refused half way, the connection serves the next request", async ({ baseURL }) => {
  const headers = "Host: localhost\r\nContent-Type: application/json\r\n";
  const received = await sendRaw(baseURL ?? "", [
    `POST /api/auth/login HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\n`,
    ...Array.from({ length: 200 }, () => `1000\r\n${"a".repeat(4096)}\r\n`),
    "0\r\n\r\n",
    "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  ]);
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("what is no request, or names no path, gets a plain response", async ({ baseURL }) => {
  const ask = async (line: string) =>
    (await sendRaw(baseURL ?? "", [`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`])).slice(9, 12);
  expect(await ask("OPTIONS *")).toBe("405");
  expect(await ask("DELETE /")).toBe("405");
  expect(await ask("GET http://elsewhere.example/privacy")).toBe("200");
  expect(await ask("FRUIT BASKET")).toBe("400");
});

test("a request for another protocol, or with two hosts or none, gets a plain response", async ({ baseURL }) => {
  const ask = async (...headers: string[]) =>
    (await sendRaw(baseURL ?? "", [`GET /api/health HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`])).slice(9, 12);
  const upgrade = (name: string) => ["Host: localhost", "Connection: Upgrade, close", `Upgrade: ${name}`];
  expect(await ask(...upgrade("h2c"))).toBe("200");
  expect(await ask(...upgrade("websocket"))).toBe("200");
  expect(await ask("Host: localhost", "Host: elsewhere.example", "Connection: close")).toBe("400");
  expect(await ask("Connection: close")).toBe("400");
  expect(await ask("Host: a b/c?d", "Connection: close")).toBe("400");
});

test("text that no database can hold is 400 in every part of a call", async ({ request, baseURL }) => {
  const json = { accept: "application/json" };
  for (const text of ["a%00b", "%ED%A0%80"]) {
    for (const path of [
      `/api/guides/${text}/public`,
      `/api/guides/email?city=${text}`,
      `/api/photos/${text}`,
      `/feeds/${text}`,
      `/cover/${text}/picture.png`,
    ]) {
      expect(await rawGet(baseURL ?? "", path), path).toMatchObject({ status: 400 });
    }
    for (const path of [
      `/api/email/restaurant-status/${text}/x/LOVE`,
      `/api/email/restaurant-status/${"a".repeat(64)}/x/LOVE?guideId=${text}`,
      `/api/email/confirm/${text}`,
    ]) {
      const response = await fetch(`${baseURL}${path}`, { headers: json });
      expect([response.status, await response.json()]).toEqual([400, { status: "error", message: expect.any(String) }]);
    }
  }
  const subscribe = { email: "a\u0000b@example.com", city: "Oakland" };
  expect((await request.post("/api/email/subscribe", { data: subscribe })).status()).toBe(400);
  expect((await request.get("/api/email/confirm/no-token-of-ours", { headers: json })).status()).toBe(404);
});

test("pictures are drawn only as pages show them", async ({ request }) => {
  expect((await request.get("/_next/image?url=%2Fapple-icon.png&w=64&q=75")).status()).toBe(404);
  expect((await request.get("/cover/any/picture.png?shape=square")).headers()["content-type"]).toBe("image/png");
});

test("next-auth's own endpoints are closed", async ({ request }) => {
  for (const path of ["callback/credentials", "signin", "signin/credentials", "csrf", "providers", "signout"]) {
    expect((await request.post(`/api/auth/${path}`, { data: {} })).status()).toBe(404);
    expect((await request.get(`/api/auth/${path}`)).status()).toBe(404);
  }
});

test("every response carries the security headers, each page the policy that fits it", async ({ request, baseURL }) => {
  const paths = ["/", "/login", "/discover", "/privacy", "/no-such-page", "/api/health", "/api/guides", "/robots.txt"];
  for (const path of paths) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"], path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
  const policy = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policy("/api/health")).toContain("default-src 'none'");
  for (const path of ["/", "/privacy", "/guide", "/no-such-page", "/guide/no-such-guide"]) {
    expect(await policy(path), path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
  }
  expect(await policy("/login")).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(await policy("/login")).not.toBe(await policy("/login"));
  for (const path of ["/api/no/%E0%A4%A", "/guide/%zz", "/%"]) {
    expect(await rawGet(baseURL ?? "", path), path).toEqual({ status: 404, nosniff: "nosniff" });
  }
  for (const path of ["/guide/%00", "/discover?city=%00", "/dev/outbox?to=%00", "/email/confirm/%ED%A0%80"]) {
    expect(await rawGet(baseURL ?? "", path), path).toEqual({ status: 400, nosniff: "nosniff" });
  }
});

/** For paths that no client library would send. */
function rawGet(baseURL: string, path: string): Promise<{ status: number | undefined; nosniff: unknown }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    rawRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, nosniff: response.headers["x-content-type-options"] });
    })
      .on("error", reject)
      .end();
  });
}

/** Everything received on one connection, to its end. */
function sendRaw(baseURL: string, parts: string[]): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    socket.on("error", reject).on("close", () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}
