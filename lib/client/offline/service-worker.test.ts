import { afterEach, expect, test, vi } from "vitest";
import { filesCacheName, LISTS_META, LISTS_PAGE, PICTURES_CACHE, PROFILE_PAGES, pagesCacheName } from "./offline-rules";
import { runWorker } from "./testing/run-worker";

afterEach(() => void vi.useRealTimers());

/** As a browser gives it: of our own origin. */
function answerOf(text: string, { status = 200, type = "text/html", kind = "basic" } = {}): Response {
  const make = (): Response => {
    const response = new Response(status === 0 ? null : text, {
      status: status || 200,
      headers: { "content-type": type },
    });
    Object.defineProperties(response, {
      type: { value: kind },
      status: { value: status },
      clone: { value: make },
    });
    return response;
  };
  return make();
}
const pageOf = (title: string) =>
  `<html><head><title>${title}</title><script src="/_next/static/a.js"></script></head><body><img src="/cover/a?b=1"/></body></html>`;

let isOnline = true;
const pages = new Map<string, Response | Promise<Response>>();
async function answer(path: string): Promise<Response> {
  if (!isOnline) throw new TypeError("Failed to fetch");
  const own = pages.get(path);
  if (own) return own;
  if (path.startsWith("/_next/")) return answerOf("code", { type: "text/javascript" });
  return answerOf(pageOf(path));
}
const start = async (options?: Parameters<typeof runWorker>[1]) => {
  isOnline = true;
  pages.clear();
  const worker = await runWorker(answer, options);
  await worker.install();
  await worker.activate();
  return worker;
};
const textOf = async (response: Promise<Response | null>) => (await response)?.text();

test("a guide that was opened is read without a network, and says when it was kept", async () => {
  const worker = await start();
  await worker.request("/guide/a");
  await worker.say({ reader: null, opened: "/guide/a" });
  isOnline = false;
  const copy = await textOf(worker.request("/guide/a"));
  expect(copy).toContain("<title>/guide/a</title>");
  expect(copy).toMatch(/<meta name="kept-at" content="\d{4}-/);
  expect(await textOf(worker.request("/_next/static/a.js", { mode: "no-cors" }))).toBe("code");
  expect(await textOf(worker.request("/guide/never-opened"))).toContain("<title>/offline</title>");
});

test("a document that came is kept as it is; one that did not is asked for once", async () => {
  const worker = await start();
  await worker.request("/guide/a");
  await worker.say({ reader: null, opened: "/guide/a" });
  expect(worker.asked.filter((path) => path === "/guide/a")).toHaveLength(1);
  await worker.say({ reader: null, opened: "/guide/b" });
  await worker.say({ reader: null, opened: "/guide/b" });
  expect(worker.asked.filter((path) => path === "/guide/b")).toHaveLength(1);
  await worker.say({ reader: null, opened: "/guide/b", hasChanged: true });
  expect(worker.asked.filter((path) => path === "/guide/b")).toHaveLength(2);
});

test("of a page that was changed since it was opened the changed one is kept", async () => {
  const worker = await start();
  pages.set("/guide/a", answerOf(pageOf("Before")));
  await worker.request("/guide/a");
  pages.set("/guide/a", answerOf(pageOf("After")));
  await worker.say({ reader: "maria", opened: "/guide/a", hasChanged: true });
  await worker.say({ reader: "maria", opened: "/guide/a" });
  isOnline = false;
  expect(await textOf(worker.request("/guide/a"))).toContain("<title>After</title>");
});

test("an older copy that comes late does not replace a newer one", async () => {
  const worker = await start();
  let send = (_: Response) => {};
  pages.set("/guide/a", new Promise<Response>((resolve) => (send = resolve)));
  const first = worker.say({ reader: "maria", opened: "/guide/a" });
  await vi.waitFor(() => expect(worker.asked).toContain("/guide/a"));
  pages.set("/guide/a", answerOf(pageOf("After")));
  const second = worker.say({ reader: "maria", opened: "/guide/a", hasChanged: true });
  // Long enough for a copy that waits for nothing.
  await new Promise((resolve) => setTimeout(resolve, 50));
  send(answerOf(pageOf("Before")));
  await Promise.all([first, second]);
  isOnline = false;
  expect(await textOf(worker.request("/guide/a"))).toContain("<title>After</title>");
});

test("what a page was opened with is not kept for where it has gone since", async () => {
  const worker = await start();
  await worker.request("/guide/a");
  await worker.say({ reader: null, opened: "/guide/b" });
  isOnline = false;
  expect(await textOf(worker.request("/guide/b"))).toContain("<title>/guide/b</title>");
});

test("a reader's places are kept with their guides, a visitor has none", async () => {
  const worker = await start();
  await worker.say({ reader: null, opened: "/guide/a" });
  expect(worker.asked.filter((path) => path.startsWith("/profile"))).toEqual([]);
  await worker.say({ reader: "maria", opened: "/guide/a" });
  expect(worker.caches.contents()[pagesCacheName("b1", "maria")]).toEqual(["/guide/a", ...PROFILE_PAGES, LISTS_PAGE]);
});

test("of a member's page that was open at the sign-out no copy is made for the visitor who is left", async () => {
  const worker = await start();
  await worker.request("/profile");
  await worker.say({ reader: null, opened: "/profile" });
  isOnline = false;
  expect(await textOf(worker.request("/profile"))).toContain("<title>/offline</title>");
});

test("each list of a reader's is kept, anew when it has changed, and goes when it is deleted", async () => {
  const worker = await start();
  const listed = (...ids: string[]) =>
    answerOf(pageOf("My lists").replace("<head>", `<head><meta name="${LISTS_META}" content="${ids.join(" ")}"/>`));
  const kept = () =>
    worker.caches.contents()[pagesCacheName("b1", "maria")]?.filter((path) => path.startsWith(`${LISTS_PAGE}/`));
  const askedFor = (path: string) => worker.asked.filter((each) => each === path).length;
  pages.set(LISTS_PAGE, listed("soup", "dates"));
  await worker.say({ reader: "maria", opened: "/guide/a" });
  expect(kept()).toEqual([`${LISTS_PAGE}/soup`, `${LISTS_PAGE}/dates`]);
  await worker.say({ reader: "maria", opened: "/guide/a" });
  expect(askedFor(`${LISTS_PAGE}/soup`)).toBe(1);

  const soup = `${LISTS_PAGE}/soup`;
  pages.set(LISTS_PAGE, listed("soup", "dates"));
  await worker.say({ reader: "maria", opened: soup, hasChanged: true, changedLists: [soup] });
  expect([askedFor(soup), askedFor(LISTS_PAGE), askedFor(`${LISTS_PAGE}/dates`)]).toEqual([2, 2, 1]);
  isOnline = false;
  expect(await textOf(worker.request(soup))).toContain(`<title>${soup}</title>`);
  isOnline = true;

  pages.set(LISTS_PAGE, listed("dates", "brunch"));
  await worker.say({ reader: "maria", opened: LISTS_PAGE, hasChanged: true, changedLists: [soup] });
  expect(kept()).toEqual([`${LISTS_PAGE}/dates`, `${LISTS_PAGE}/brunch`]);
  await worker.say({ reader: null });
  expect(kept()).toBeUndefined();
});

test("nothing is kept until a page has said who reads it, nor for a page of another kind", async () => {
  const worker = await start();
  await worker.request("/guide/a");
  await worker.request("/discover");
  await worker.say({ reader: "maria", opened: "/discover" }, "page-2");
  expect(JSON.stringify(worker.caches.contents())).not.toMatch(/\/guide\/a|\/discover/);
});

test("signing out and signing in as somebody else wipe the copies, those under way too", async () => {
  const worker = await start();
  await worker.say({ reader: "maria", opened: "/guide/a" });
  await worker.say({ reader: null });
  expect(worker.caches.contents()[pagesCacheName("b1", "maria")]).toBeUndefined();

  let send = (_: Response) => {};
  pages.set("/guide/b", new Promise<Response>((resolve) => (send = resolve)));
  const late = worker.say({ reader: "maria", opened: "/guide/b" });
  await vi.waitFor(() => expect(worker.asked).toContain("/guide/b"));
  await worker.say({ reader: "noor" });
  send(answerOf(pageOf("Maria's")));
  await late;
  expect(JSON.stringify(worker.caches.contents())).not.toContain("/guide/b");
});

test("a page that is gone takes its copy along; a failing server does not", async () => {
  const worker = await start();
  await worker.say({ reader: null, opened: "/guide/a" });
  pages.set("/guide/a", answerOf("", { status: 503 }));
  await worker.request("/guide/a");
  expect(worker.caches.contents()[pagesCacheName("b1", null)]).toEqual(["/guide/a"]);
  pages.set("/guide/a", answerOf("", { status: 404 }));
  await worker.request("/guide/a");
  isOnline = false;
  expect(await textOf(worker.request("/guide/a"))).toContain("<title>/offline</title>");
});

test("on a slow network the copy is shown after four seconds", async () => {
  const worker = await start();
  await worker.say({ reader: null, opened: "/guide/a" });
  vi.useFakeTimers();
  pages.set("/guide/a", new Promise<Response>(() => {}));
  const shown = textOf(worker.request("/guide/a"));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(await Promise.race([shown, "waiting"])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(200);
  expect(await shown).toContain("kept-at");
});

test("what the worker has no part in is left to the browser", async () => {
  const worker = await start();
  expect(await worker.request("/api/restaurants/a/status", { method: "POST", mode: "cors" })).toBeNull();
  expect(await worker.request("/admin/jobs")).toBeNull();
  expect(await worker.request("/email/confirm/abc")).toBeNull();
});

test("thirty guides are kept, the last ones", async () => {
  const worker = await start();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let index = 0; index < 32; index += 1) {
    vi.setSystemTime(Date.UTC(2026, 10, 28, 12, index));
    await worker.say({ reader: null, opened: `/guide/g${index}` });
  }
  const kept = worker.caches.contents()[pagesCacheName("b1", null)];
  expect(kept).toHaveLength(30);
  expect(kept).not.toContain("/guide/g1");
  expect(kept).toContain("/guide/g31");
});

test("a new build keeps what was kept, with the files of its time, until it is opened anew", async () => {
  const first = await start();
  await first.say({ reader: null, opened: "/guide/a" });
  const second = await start({ build: "b2", caches: first.caches });
  isOnline = false;
  expect(await textOf(second.request("/guide/a"))).toContain("kept-at");
  isOnline = true;
  await second.say({ reader: null, opened: "/guide/a", hasChanged: true });
  expect(Object.keys(second.caches.contents()).sort()).toEqual(
    [filesCacheName("b2"), pagesCacheName("b2", null), PICTURES_CACHE].sort(),
  );
});
