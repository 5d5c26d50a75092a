import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { providePageFinish } from "../lib/http/provide-page-finish";
import { ChangedTags } from "../lib/web/changed-tags";
import PageCache from "./page-cache";

type Context = ConstructorParameters<typeof PageCache>[0];
type Read = Parameters<PageCache["get"]>[1];
type Write = Parameters<PageCache["set"]>[2];
type Entry = NonNullable<Parameters<PageCache["set"]>[1]>;

const noFiles = { existsSync: () => false, readFile: () => Promise.reject(new Error("There is no such file.")) };
const context = { fs: noFiles, serverDistDir: "/nowhere", maxMemoryCacheSize: 100_000, revalidatedTags: [] };
/** As Next does: one for each request. */
const cache = () => new PageCache(context as unknown as Context);

const asPage = { kind: "APP_PAGE", isFallback: false } as Read;
const asData = (tags: string[]) => ({ kind: "FETCH", tags, revalidate: 300 }) as Read;
const page = (html: string, tags: string) =>
  ({ kind: "APP_PAGE", html, headers: { "x-next-cache-tags": tags }, status: 200 }) as unknown as Entry;
const data = (body: string) =>
  ({ kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 300 }) as unknown as Entry;
const keepPage = { cacheControl: { revalidate: 300, expire: undefined } } as Write;
const keepData = { fetchCache: true } as Write;

const globals = globalThis as typeof globalThis & { kumquatChangedTags?: ChangedTags; kumquatFinishPage?: unknown };
let remote: string[] = [];
let count = 0;
let key = "";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  remote = [];
  key = `/guide/${count++}`;
  const read = async () => ({ position: { snapshot: "1:1:", at: "now" }, tags: remote.splice(0) });
  globals.kumquatChangedTags = new ChangedTags(read, () => {});
});
afterEach(() => {
  vi.useRealTimers();
  delete globals.kumquatChangedTags;
  delete globals.kumquatFinishPage;
});

const html = async () => {
  const stored = await cache().get(key, asPage);
  vi.advanceTimersByTime(10);
  return stored?.value && "html" in stored.value ? stored.value.html : null;
};

test("a page is served from memory until another process changes one of its tags", async () => {
  expect(await html()).toBeNull();
  await cache().set(key, page("old", "_N_T_/layout,guides,guide:a"), keepPage);
  expect(await html()).toBe("old");
  remote = ["guide:b"];
  vi.advanceTimersByTime(1_000);
  expect(await html()).toBe("old");
  remote = ["guide:a"];
  vi.advanceTimersByTime(1_000);
  expect(await html()).toBeNull();
  await cache().set(key, page("new", "guides,guide:a"), keepPage);
  expect(await html()).toBe("new");
});

test("the first visit after an idle hour sees what was changed in it", async () => {
  await html();
  await cache().set(key, page("old", "guide:a"), keepPage);
  vi.advanceTimersByTime(60 * 60_000);
  remote = ["guide:a"];
  expect(await html()).toBeNull();
});

test("what is read for pages obeys the tags that it is asked for with", async () => {
  const body = async () => (await cache().get(key, asData(["guides"])))?.value;
  expect(await body()).toBeUndefined();
  vi.advanceTimersByTime(10);
  await cache().set(key, data("old"), keepData);
  expect(await body()).toMatchObject({ data: { body: "old" } });
  await cache().revalidateTag(["guides"]);
  expect(await body()).toBeUndefined();
});

test("a page whose making began before a change is not served, though it was stored after it", async () => {
  expect(await html()).toBeNull();
  await cache().revalidateTag("guide:a");
  vi.advanceTimersByTime(10);
  await cache().set(key, page("old", "guide:a"), keepPage);
  expect(await html()).toBeNull();
  await cache().set(key, page("new", "guide:a"), keepPage);
  expect(await html()).toBe("new");
});

test("nor one that was made anew while an old one was served", async () => {
  await html();
  await cache().set(key, page("first", "guide:a"), keepPage);
  vi.advanceTimersByTime(301_000);
  expect(await html()).toBe("first");
  await cache().revalidateTag("guide:a");
  await cache().set(key, page("second", "guide:a"), keepPage);
  expect(await html()).toBeNull();
});

test("pages that no row is shown on stay as they are, whatever changes", async () => {
  await html();
  await cache().set(key, page("offline", "_N_T_/layout,_N_T_/offline"), keepPage);
  await cache().revalidateTag("everything");
  expect(await html()).toBe("offline");
});

test("the least recently read pages make room", async () => {
  for (const name of ["a", "b", "c"]) await cache().set(`${key}/${name}`, page("x".repeat(40_000), "guides"), keepPage);
  expect(await cache().get(`${key}/a`, asPage)).toBeNull();
  expect(await cache().get(`${key}/c`, asPage)).not.toBeNull();
});

test("a build, which has no database, stores and serves", async () => {
  delete globals.kumquatChangedTags;
  await cache().set(key, page("built", "guides"), keepPage);
  expect(await html()).toBe("built");
});

test("a page is kept with the policy that names its own scripts, which its first reader gets too", async () => {
  providePageFinish({ isHttps: true });
  const made = page('<p>Noodles</p><script>self.__next_f.push([1,"a"])</script><script>alert(1)</script>', "guides");
  await cache().set(key, made, keepPage);
  const stored = await cache().get(key, asPage);
  for (const entry of [made, stored?.value]) {
    const headers = entry && "headers" in entry ? entry.headers : undefined;
    expect(headers).toMatchObject({ "x-next-cache-tags": "guides" });
    const policy = String(headers?.["content-security-policy"]);
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]+=*'$/);
    expect(policy).toContain("upgrade-insecure-requests");
  }
});

test("what is no page has no policy", async () => {
  providePageFinish({ isHttps: true });
  const route = { kind: "APP_ROUTE", body: Buffer.from("{}"), headers: {}, status: 200 } as unknown as Entry;
  await cache().set(key, route, keepPage);
  expect(route).toMatchObject({ headers: {} });
  await cache().set(key, null, keepPage);
});
