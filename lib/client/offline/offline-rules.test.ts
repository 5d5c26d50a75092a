import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRODUCT_NAME } from "@/lib/core/brand";
import {
  endsCopy,
  filesCacheName,
  filesOf,
  goneLists,
  handlingOf,
  isDue,
  isKeepable,
  keptPath,
  LISTS_META,
  listsOf,
  othersCaches,
  outdatedCaches,
  PROFILE_PAGES,
  pagesCacheName,
  picturesOf,
  stampPage,
  surplusPages,
  titleOf,
} from "./offline-rules";

const ORIGIN = "https://kumquat.example";
const handle = (path: string, { method = "GET", mode = "navigate" } = {}) =>
  handlingOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("requests", () => {
  test("pages are answered, with a copy or the page for when there is no connection", () => {
    for (const path of ["/", "/guide/late-noodles-1a2b3c", "/profile?status=love", "/discover", "/login"]) {
      expect(handle(path), path).toBe("document");
    }
  });

  test("calls, administrators' pages and addresses with a token are not touched", () => {
    const paths = ["/api/restaurants/saved", "/api", "/admin", "/admin/jobs", "/debug", "/dev/outbox", "/list/abc"];
    const links = ["/email/confirm/abc", "/unsubscribe/abc", "/login?claim=abc", "/profile?token=abc"];
    for (const path of [...paths, ...links]) expect(handle(path), path).toBeNull();
  });

  test("only reading, and only from us", () => {
    for (const method of ["POST", "PUT", "DELETE", "HEAD"]) expect(handle("/guide/a", { method })).toBeNull();
    expect(handle("https://elsewhere.example/guide/a")).toBeNull();
    expect(handle("https://elsewhere.example/_next/static/a.js", { mode: "cors" })).toBeNull();
  });

  test("files of the build and drawings come from the caches; tiles, photos and the router's data do not", () => {
    expect(handle("/_next/static/chunks/a1.js", { mode: "no-cors" })).toBe("file");
    expect(handle("/_next/static/media/f.woff2", { mode: "cors" })).toBe("file");
    expect(handle("/cover/a?edition=2", { mode: "no-cors" })).toBe("picture");
    expect(handle("/tiles/1a2b/streets/-122.41,37.76,9000", { mode: "no-cors" })).toBe("picture");
    expect(handle("/tiles/1a2b/13/1310/3166", { mode: "cors" })).toBeNull();
    for (const path of ["/tiles/v1/3/1/2", "/api/photos/a", "/guide/a?_rsc=1", "/sw.js"]) {
      expect(handle(path, { mode: "cors" }), path).toBeNull();
    }
  });
});

describe("pages of which a copy is made", () => {
  const kept = (path: string) => keptPath(new URL(path, ORIGIN).href);

  test("are guides, and a reader's places by status and their lists", () => {
    expect(kept("/profile/lists/soup-1a2b")).toBe("/profile/lists/soup-1a2b");
    expect(kept("/profile/lists")).toBe("/profile/lists");
    expect(kept("/guide/late-noodles-1a2b3c#place-4")).toBe("/guide/late-noodles-1a2b3c");
    expect(PROFILE_PAGES.map(kept)).toEqual(PROFILE_PAGES);
  });

  test("are no others, and none with a query of its own", () => {
    const others = [
      "/",
      "/guide",
      "/guide/a?mark=x",
      "/guide/a/cover.png",
      "/profile?q=ramen",
      "/profile/account",
      "/profile/lists?new=1",
      "/profile/lists/soup/share",
      "/map",
    ];
    for (const path of [...others, "/discover", "/login", "/register", "/admin"]) expect(kept(path), path).toBeNull();
  });

  test("nothing that is left to the browser is ever kept", () => {
    const parts = fc.constantFrom("api", "admin", "debug", "dev", "email", "unsubscribe", "list", "guide", "profile");
    const path = fc.array(parts, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join("/")}`);
    fc.assert(fc.property(path, (each) => handle(each) !== null || kept(each) === null));
  });

  test("the lists are those that the page of lists tells of", () => {
    const page = (ids: string) => `<head><meta name="${LISTS_META}" content="${ids}"/></head>`;
    expect(listsOf(page("a b"))).toEqual(["/profile/lists/a", "/profile/lists/b"]);
    expect(listsOf(page(""))).toEqual([]);
    expect(listsOf("<head></head>")).toEqual([]);
    const pages = ["/profile/lists", "/profile/lists/a", "/profile/lists/b", "/profile"];
    const gone = goneLists(
      pages.map((path) => ({ path, keptAt: "" })),
      ["/profile/lists/a"],
    );
    expect(gone.map(({ path }) => path)).toEqual(["/profile/lists/b"]);
  });

  const html = { "content-type": "text/html; charset=utf-8" };
  const response = (status: number, headers: Record<string, string> = html, rest: Partial<Response> = {}) => ({
    status,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(headers),
    ...rest,
  });

  test("are whole pages of ours", () => {
    expect(isKeepable(response(200))).toBe(true);
    expect(isKeepable(response(404))).toBe(false);
    expect(isKeepable(response(200, { "content-type": "application/json" }))).toBe(false);
    expect(isKeepable(response(200, html, { redirected: true }))).toBe(false);
    expect(isKeepable(response(200, html, { type: "opaque" }))).toBe(false);
  });

  test("go when the page is gone or asks to sign in, and stay while the server fails", () => {
    for (const status of [401, 403, 404, 410]) expect(endsCopy(response(status)), `${status}`).toBe(true);
    expect(endsCopy(response(0, {}, { type: "opaqueredirect" }))).toBe(true);
    for (const status of [200, 429, 500, 502, 503]) expect(endsCopy(response(status)), `${status}`).toBe(false);
  });

  test("are the last thirty guides and all of the reader's own pages", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute)).toISOString();
    const guides = Array.from({ length: 33 }, (_, index) => ({ path: `/guide/g${index}`, keptAt: at(index + 6) }));
    const own = PROFILE_PAGES.map((path, index) => ({ path, keptAt: at(index) }));
    expect(surplusPages([...own, ...guides]).map(({ path }) => path)).toEqual(["/guide/g2", "/guide/g1", "/guide/g0"]);
  });

  test("are asked for again after a while, a reader's own less often", () => {
    const now = Date.parse("2026-11-28T12:00:00Z");
    expect(isDue("/guide/a", null, now)).toBe(true);
    expect(isDue("/guide/a", "2026-11-28T11:55:00Z", now)).toBe(false);
    expect(isDue("/guide/a", "2026-11-28T11:45:00Z", now)).toBe(true);
    expect(isDue("/profile", "2026-11-28T11:45:00Z", now)).toBe(false);
    expect(isDue("/profile", "2026-11-27T11:45:00Z", now)).toBe(true);
  });
});

describe("the text of a page", () => {
  const page = `<!DOCTYPE html><html><head><title>Jook &amp; Tom&#x27;s</title><link href="/_next/static/chunks/a.css"/>
    <script src="/_next/static/chunks/b-1.js"></script></head><body><img src="/cover/a?cuisine=thai&amp;edition=2"/>
    <img src="/tiles/1a2b/streets/-122.41,37.76,9000"/>
    <img src="/api/photos/9"/><script>self.__next_f.push([1,"/_next/static/chunks/b-1.js"])</script></body></html>`;

  test("gets word of when it was kept, and is no page without a head", () => {
    expect(stampPage(page, "2026-11-28T12:00:00Z")).toContain(
      '<head><meta name="kept-at" content="2026-11-28T12:00:00Z"/><title>',
    );
    expect(stampPage("<p>Sign in to this network.</p>", "2026-11-28T12:00:00Z")).toBeNull();
  });

  test("has its own title, not a drawing's", () => {
    const drawn = `<svg><title>Yuet Lee</title></svg><title>Late noodles · ${PRODUCT_NAME}</title>`;
    expect(titleOf(drawn)).toBe("Late noodles");
  });

  test("names its title, its files and its drawings, each once", () => {
    expect(titleOf(page)).toBe("Jook & Tom's");
    expect(filesOf(page)).toEqual(["/_next/static/chunks/a.css", "/_next/static/chunks/b-1.js"]);
    expect(picturesOf(page)).toEqual(["/cover/a?cuisine=thai&edition=2", "/tiles/1a2b/streets/-122.41,37.76,9000"]);
  });
});

describe("caches", () => {
  const mine = pagesCacheName("b2", "maria");

  test("of pages belong to one reader", () => {
    const names = [mine, pagesCacheName("b1", "maria"), pagesCacheName("b2", "mari"), pagesCacheName("b2", null)];
    expect(othersCaches([...names, filesCacheName("b2"), "somebody else's"], "maria")).toEqual(names.slice(2));
    expect(othersCaches(names, null)).toEqual(names.slice(0, 3));
    expect(othersCaches([pagesCacheName("b", "a b"), pagesCacheName("b", "b")], "b")).toEqual([
      pagesCacheName("b", "a b"),
    ]);
  });

  test("of older builds go, but for the files of pages that are still kept", () => {
    const kept = [pagesCacheName("b1", "maria"), filesCacheName("b1"), filesCacheName("b3")];
    expect(outdatedCaches([...kept, filesCacheName("b2"), "kumquat-pictures"], "b3")).toEqual([filesCacheName("b2")]);
  });

  test("of more than three builds go, the oldest first", () => {
    const names = ["b1", "b2", "b3", "b4"].flatMap((build) => [filesCacheName(build), pagesCacheName(build, null)]);
    expect(outdatedCaches(names, "b4")).toEqual([filesCacheName("b1"), pagesCacheName("b1", null)]);
  });
});
