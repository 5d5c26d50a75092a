import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { bearer } from "./support/account";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { findNginx, type Nginx, startNginx } from "./support/nginx";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const program = findNginx();
test.skip(program === undefined, "No nginx was found: what its cache makes of our pages was left out.");

let kumquat: Kumquat;
let nginx: Nginx;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  kumquat = await startKumquat();
  nginx = await startNginx(program ?? "", kumquat.port);
});
test.afterAll(async () => {
  await nginx?.stop();
  await kumquat?.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${nginx.url}${path}`, { headers });

test("a deleted guide is gone for everybody behind nginx's cache, whoever requested it before", async ({
  playwright,
}) => {
  const listed = (await (await get("/api/guides/email?city=San%20Francisco&limit=1")).json()) as {
    id: string;
    introduction: string;
  }[];
  const { id = "", introduction: whole = "" } = listed[0] ?? {};
  const introduction = whole.slice(0, 40);
  expect(introduction).not.toBe("");
  const cookie = `${SESSION_COOKIE}=x`;
  const rsc = { rsc: "1" };
  expect(await (await get(`/guide/${id}`)).text()).toContain(introduction);
  const ways: Record<string, string>[] = [
    { cookie },
    {},
    rsc,
    { ...rsc, cookie },
    { ...rsc, "next-router-prefetch": "1", cookie },
  ];
  for (const path of ["/", "/?confirmed=true", `/guide/${id}`, "/privacy", "/guide", "/sitemap.xml"]) {
    for (const headers of ways) {
      for (const turn of [1, 2]) {
        const response = await get(path, headers);
        const words = `${path} ${JSON.stringify(headers)}, ${turn}`;
        expect(response.status, words).toBe(200);
        expect(response.headers.get("x-cache"), words).not.toBe("HIT");
      }
    }
  }
  const request = await playwright.request.newContext({ baseURL: kumquat.url });
  const admin = await signInAdmin({ request }, kumquat.dataDir);
  expect((await request.delete(`/api/guides/${id}`, { headers: bearer(admin) })).status()).toBe(204);
  await request.dispose();
  for (const headers of ways) {
    const response = await get(`/guide/${id}`, headers);
    // The router's part of a page for one reader begins before it is known that there is none.
    if (headers.rsc === undefined || headers.cookie === undefined) expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(introduction);
    for (const path of ["/", "/?confirmed=true", "/sitemap.xml"]) {
      expect(await (await get(path, headers)).text(), path).not.toContain(id);
    }
  }
});

test("what may be cached forever is, and nobody reaches the outbox through a proxy", async () => {
  const cover = () => get("/cover/any/picture.png?cuisine=ramen");
  expect((await cover()).headers.get("x-cache")).toBe("MISS");
  // nginx sends the last byte before it has stored the file.
  await expect.poll(async () => (await cover()).headers.get("x-cache")).toBe("HIT");
  expect((await fetch(`${kumquat.url}/dev/outbox`)).status).toBe(200);
  expect((await get("/dev/outbox")).status).toBe(404);
});
