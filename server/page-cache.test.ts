import { afterAll, expect, test } from "vitest";
import { providePagePolicy } from "@/lib/http/provide-page-policy";

const { default: PageCache } = await import("./page-cache.mjs" as string);
providePagePolicy({ isHttps: true });
afterAll(() => {
  delete (globalThis as { kumquatPagePolicy?: unknown }).kumquatPagePolicy;
});

const HTML = '<p>Noodles</p><script>self.__next_f.push([1,"a"])</script><script>alert(1)</script>';
const context = { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: 60 } };
const makeCache = () =>
  new PageCache({
    fs: {},
    serverDistDir: "/nowhere",
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });

test("a page is kept with the policy that names its own scripts, which its first reader gets too", async () => {
  const cache = makeCache();
  const page = { kind: "APP_PAGE", html: HTML, headers: { "x-next-cache-tags": "guides" }, status: 200 };
  await cache.set("/guide", page, context);
  const found = await cache.get("/guide", context);
  for (const { headers } of [page, found.value]) {
    expect(headers).toMatchObject({ "x-next-cache-tags": "guides" });
    const policy: string = headers["content-security-policy"];
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]+=*'$/);
    expect(policy).toContain("upgrade-insecure-requests");
  }
});

test("what is no page has none", async () => {
  const cache = makeCache();
  const route = { kind: "APP_ROUTE", body: Buffer.from("{}"), headers: {}, status: 200 };
  await cache.set("/route", route, { ...context, kind: "APP_ROUTE" });
  expect(route.headers).toEqual({});
  await cache.set("/gone", null, context);
});
