import type { APIResponse } from "@playwright/test";
import { NAUGHTY_STRINGS } from "@/lib/testing/naughty-strings";
import { type Account, bearer, register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const PLACE = "chez-panisse";
let account: Account;
let headers: Record<string, string>;
test.beforeEach(async ({ request }) => {
  account = await register(request);
  headers = bearer(account);
});

async function expectRefusal(response: APIResponse, status: number, words?: RegExp) {
  expect(response.status(), response.url()).toBe(status);
  const { error, field: _field, ...rest } = await response.json();
  expect(rest).toEqual({});
  expect(error).toMatch(words ?? /^[A-Z].*[.]$/);
}

test("a status set in a guide shows wherever the place does, to nobody else", async ({ request }) => {
  const { guides } = await (await request.get("/api/guides?city=Berkeley", { headers })).json();
  const { guide } = await (await request.get(`/api/guides/${guides[0].id}`, { headers })).json();
  const { id } = guide.entries[0].restaurant;
  const set = (status: string | null, originGuideId?: string | null) =>
    request.post(`/api/restaurants/${id}/status`, { headers, data: { status, originGuideId } });

  const marked = await (await set("LOVE", guide.id)).json();
  const origin = { id: guide.id, name: guide.name, city: guide.city };
  expect(marked.restaurant).toMatchObject({ id, userStatus: "love", discoveredFromGuide: origin });
  const read = async (path: string) => (await request.get(path, { headers })).json();
  expect((await read(`/api/restaurants/${id}`)).restaurant).toEqual(marked.restaurant);
  expect((await read("/api/restaurants/saved")).restaurants).toEqual([marked.restaurant]);
  expect((await read("/api/restaurants/saved?city=")).restaurants).toHaveLength(1);
  expect((await read("/api/restaurants/saved?city=Oakland")).restaurants).toEqual([]);
  const found = await read(`/api/restaurants/search?query=${encodeURIComponent(marked.restaurant.name)}`);
  expect(found.restaurants[0]).toEqual(marked.restaurant);
  expect((await read(`/api/guides/${guide.id}`)).guide.entries[0].restaurant.userStatus).toBe("love");

  const other = bearer(await register(request));
  const forOther = await (await request.get(`/api/restaurants/${id}`, { headers: other })).json();
  expect(forOther.restaurant).toMatchObject({ userStatus: null, discoveredFromGuide: null });
  expect((await (await set(null)).json()).restaurant).toMatchObject({ userStatus: null, discoveredFromGuide: null });
  expect((await read("/api/restaurants/saved")).restaurants).toEqual([]);
});

test("what a browser has cached is not sent again until it changes", async ({ request }) => {
  const saved = (etag?: string) =>
    request.get("/api/restaurants/saved", { headers: { ...headers, ...(etag && { "if-none-match": etag }) } });
  const etag = (await saved()).headers().etag;
  const again = await saved(etag);
  expect([again.status(), again.headers()["cache-control"]]).toEqual([304, "private, no-cache"]);
  await request.post(`/api/restaurants/${PLACE}/status`, { headers, data: { status: "like" } });
  expect((await saved(etag)).status()).toBe(200);
});

test("unknown statuses and missing things are refused with a sentence", async ({ request }) => {
  const set = (id: string, data: unknown) =>
    request.post(`/api/restaurants/${id}/status`, {
      headers: { ...headers, "content-type": "application/json" },
      data: Buffer.from(JSON.stringify(data)),
    });
  for (const status of [...NAUGHTY_STRINGS, 1, true, [], {}]) {
    await expectRefusal(await set(PLACE, { status }), 400, /^(Choose one of these:|status holds a character)/);
  }
  await expectRefusal(await set(PLACE, {}), 400, /^Choose one of these: love, like/);
  await expectRefusal(await set(PLACE, { status: "like", originGuideId: 7 }), 400, /^This guide is not one of ours/);
  for (const text of NAUGHTY_STRINGS) {
    const isStorable = text.isWellFormed() && !text.includes("\0");
    const response = await set(PLACE, { status: "like", originGuideId: text });
    if (isStorable) await expectRefusal(response, 404);
    else await expectRefusal(response, 400, /^originGuideId holds a character/);
    if (text.trim() === "" || text.includes("/")) continue;
    const id = encodeURIComponent(text.toWellFormed());
    const status = text.includes("\0") ? 400 : 404;
    await expectRefusal(await set(id, { status: "like" }), status);
    await expectRefusal(await request.get(`/api/restaurants/${id}`, { headers }), status);
  }
  expect((await (await request.get(`/api/restaurants/${PLACE}`, { headers })).json()).restaurant.userStatus).toBeNull();
});

test("a search takes any text, and explains what it refuses", async ({ request }) => {
  const search = (query: string) => request.get(`/api/restaurants/search?${query}`, { headers });
  for (const text of NAUGHTY_STRINGS) {
    const response = await search(`query=${encodeURIComponent(text.toWellFormed())}`);
    if (response.status() !== 200)
      await expectRefusal(
        response,
        400,
        /^(Search for at least 2 characters|That is too long to search for|query holds a character)/,
      );
  }
  await expectRefusal(await search(""), 400, /^Say what to search for/);
  await expectRefusal(await search("query=%20a%20"), 400, /^Search for at least 2 characters/);
  await expectRefusal(await search(`query=${"a".repeat(10_000)}`), 400, /^That is too long to search for/);
  for (const limit of ["-1", "0", "1e9", "1000000000", "101", "NaN", "", "1.5"]) {
    await expectRefusal(await search(`query=pho&limit=${limit}`), 400, /^limit must be a whole number from 1 to 100/);
  }
  await expectRefusal(await search("query=pho&city=Atlantis"), 400, /^Choose one of our cities/);
  expect((await (await search("query=cafe&limit=3")).json()).restaurants).toHaveLength(3);
  expect((await (await search("query=chez%20panise")).json()).restaurants[0].name).toBe("Chez Panisse");
});

test("everyone is authenticated before anything is looked up", async ({ playwright, baseURL, request }) => {
  const stranger = await playwright.request.newContext({ baseURL });
  const paths = ["nowhere", "saved", "search", "all", "quadtree"].map((path) => `/api/restaurants/${path}`);
  for (const path of paths) await expectRefusal(await stranger.get(path), 401);
  await expectRefusal(await stranger.post("/api/restaurants/nowhere/status", { data: {} }), 401);
  for (const path of ["all?city=Atlantis", "quadtree"]) {
    await expectRefusal(await request.get(`/api/restaurants/${path}`, { headers }), 403);
  }
  for (const path of paths) await expectRefusal(await request.delete(path, { headers }), 405);
  await stranger.dispose();
});

test("administrators list every restaurant, compressed, and every node of the index", async ({
  request,
  playwright,
  baseURL,
}) => {
  const adminRequest = await playwright.request.newContext({ baseURL });
  const admin = bearer(await signInAdmin({ request: adminRequest }));
  const { restaurants } = await (await request.get("/api/restaurants/all", { headers: admin })).json();
  expect(restaurants.length).toBeGreaterThanOrEqual(240);
  const raw = await fetch(`${baseURL}/api/restaurants/all`, { headers: { ...admin, "accept-encoding": "gzip" } });
  expect(raw.headers.get("content-encoding")).toBe("gzip");
  expect(await raw.json()).toEqual({ restaurants });
  const headersOf = { ...admin, "if-none-match": raw.headers.get("etag") ?? "" };
  expect((await request.get("/api/restaurants/all", { headers: headersOf })).status()).toBe(304);
  await expectRefusal(
    await request.get("/api/restaurants/all?city=Atlantis", { headers: admin }),
    400,
    /^Choose one of our cities/,
  );

  const { nodes } = await (await request.get("/api/restaurants/quadtree", { headers: admin })).json();
  expect(nodes.length).toBeGreaterThan(10);
  for (const node of nodes) expect(Object.keys(node).sort()).toEqual(["depth", "lat", "lng", "name", "radius"]);
  await adminRequest.dispose();
});
