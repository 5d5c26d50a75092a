import { HOST_SESSION_COOKIE, SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { startKumquat } from "./support/kumquat";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

test("behind https the session is bound to its host, on pages and calls", async ({ playwright }) => {
  const kumquat = await startKumquat({ env: { APP_URL: "https://guides.example" } });
  const newClient = () => playwright.request.newContext({ baseURL: kumquat.url, maxRedirects: 0 });
  // A client without a cookie jar: each request brings its own.
  const [registering, request] = [await newClient(), await newClient()];
  try {
    const signedIn = await registering.post("/api/auth/register", {
      data: { username: newUsername(), password: PASSWORD },
    });
    const { token } = await signedIn.json();
    const set = signedIn.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    const [session] = set.map(({ value }) => value).filter((value) => value.startsWith("__Host-"));
    expect(session).toBe(`${HOST_SESSION_COOKIE}=${token}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly`);

    const by = (name: string) => ({ headers: { cookie: `${name}=${token}` } });
    const guides: { id: string }[] = await (await request.get("/api/guides/email?city=San Francisco&limit=1")).json();
    const guide = `/guide/${guides[0]?.id}`;
    expect((await request.get("/profile", by(HOST_SESSION_COOKIE))).status()).toBe(200);
    expect((await request.get("/api/auth/session", by(HOST_SESSION_COOKIE))).status()).toBe(200);
    const own = await request.get(guide, by(HOST_SESSION_COOKIE));
    expect(own.headers()["cache-control"]).toContain("private");
    expect((await request.get(guide)).headers()["cache-control"]).toContain("public");

    const tossed = await request.get("/profile", by(SESSION_COOKIE));
    expect([tossed.status(), tossed.headers().location]).toEqual([307, "/login?next=%2Fprofile"]);
    expect((await request.get("/api/auth/session", by(SESSION_COOKIE))).status()).toBe(401);

    const out = await request.post("/api/auth/logout", {
      headers: { cookie: `${HOST_SESSION_COOKIE}=${token}`, origin: "https://guides.example" },
    });
    expect(out.status()).toBe(204);
    expect((await request.get("/api/auth/session", by(HOST_SESSION_COOKIE))).status()).toBe(401);
  } finally {
    await Promise.all([registering.dispose(), request.dispose()]);
    await kumquat.stop();
  }
});
