import type { BrowserContext, Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { bearer, register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

/* Without a network every request is an error on the console. */
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to (load resource|fetch)|ERR_INTERNET|RSC payload/] });

/** The paths of the pages that this browser keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kumquat-pages"));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const untilKept = (page: Page, path: string) =>
  expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(expect.arrayContaining([path]));
const bar = (page: Page) => page.getByText(/^Offline since .*: this is the copy of /);

async function openPublicGuide(page: Page): Promise<string> {
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  await page.goto(`/guide/${guide.id}`);
  // What is read is kept: its scripts start with its reader (lib/http/start-on-intent.ts).
  await page.evaluate(() => window.scrollTo(0, 400));
  await untilKept(page, `/guide/${guide.id}`);
  return guide.id;
}

async function goOffline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
}

test("a visitor reads a guide again without a connection, and is told what can't be read", async ({
  page,
  context,
}) => {
  const id = await openPublicGuide(page);
  await goOffline(context, page, `/guide/${id}`);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator("article section[id^=restaurant-]").first()).toBeVisible();

  await page.goto("/search?q=ramen");
  await expect(page.getByRole("heading", { level: 1, name: "Without a connection" })).toBeVisible();
  const told = page.getByText(/need a connection\.$/);
  await expect(told.filter({ visible: true }), "what needs one is said once").toHaveCount(1);
  await expect(told.filter({ visible: true })).toContainText("isn't kept in this browser");
  await page.getByRole("region", { name: "What you can read now" }).getByRole("link").first().click();
  await expect(page).toHaveURL(`/guide/${id}`);
  await expect(bar(page)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page.getByText(/this is the copy of/)).toHaveCount(0);
});

test("a reader has guides and places, and a mark says that it isn't kept", async ({ page, context }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "love");
  await guide.open();
  await untilKept(page, `/guide/${guide.guide.id}`);
  await untilKept(page, "/profile?status=not_interested");

  await goOffline(context, page, `/guide/${guide.guide.id}`);
  await expect(bar(page)).toBeVisible();
  await expect(guide.entry(0)).toContainText("Your rating:Loved");
  await guide.choice(1, "Interested").click();
  await expect(guide.notice()).toContainText("this mark can't be kept now");
  await expect(guide.choice(1, "Interested")).toHaveAttribute("aria-pressed", "false");

  await page.goto("/profile");
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: guide.account.username })).toBeVisible();

  await context.setOffline(false);
  expect((await guide.savedStatus(1)).status).toBeNull();
});

test("a member reads their lists, as they last changed them", async ({ page, context }) => {
  const account = await register(page.request);
  const headers = bearer(account);
  const { list } = await (await page.request.post("/api/lists", { headers, data: { name: "Soup" } })).json();
  await page.request.put(`/api/lists/${list.id}/places/marufuku-ramen`, { headers, data: {} });
  const path = `/profile/lists/${list.id}`;
  await page.goto("/profile");
  await untilKept(page, path);

  await page.goto(path);
  await page.getByRole("button", { name: "Manage this list" }).click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the list").fill("Soup for June");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Soup for June" })).toBeVisible();
  for (const copy of [path, "/profile/lists"]) {
    await expect
      .poll(() => page.evaluate(async (own) => (await (await caches.match(own))?.text()) ?? "", copy), {
        timeout: 30_000,
      })
      .toContain("Soup for June");
  }

  await goOffline(context, page, "/discover");
  await page.getByRole("link", { name: "Your lists" }).click();
  await expect(bar(page)).toBeVisible();
  await page.getByRole("link", { name: "Soup for June" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Soup for June" })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Places on this list" })).toContainText("Marufuku Ramen");

  await context.setOffline(false);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await expect.poll(() => kept(page)).toEqual([]);
});

test("what a member went on from at once is kept too, and so are their guides; the map says what it needs", async ({
  page,
  context,
}) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await untilKept(page, "/profile/guides");
  const [, other] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=2")).json();
  await page.goto(`/guide/${other.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.waitForFunction(() => document.readyState === "complete");
  await page.waitForTimeout(700);
  await page.goto("/profile/account");
  await untilKept(page, `/guide/${other.id}`);
  await goOffline(context, page, `/guide/${guide.guide.id}`);
  await expect(bar(page)).toBeVisible();
  await page.goto("/map");
  await expect(page.getByText("The map needs a connection.")).toBeVisible();
  await page.getByRole("link", { name: "Your guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My guides" })).toBeVisible();
});

test("calls, administrators' pages and addresses with a token are never kept", async ({ page }) => {
  await openPublicGuide(page);
  await page.goto("/map");
  await page.goto("/login?claim=abc");
  const all = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((path) => !/^\/(_next\/static|cover|guide|tiles\/\w+\/streets)\/|^\/offline$/.test(path))).toEqual(
    [],
  );
});

test("signing out, and somebody else who signs in, wipe what was kept", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await untilKept(page, "/profile");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await expect.poll(() => kept(page)).toEqual([]);

  const id = await openPublicGuide(page);
  expect(await kept(page)).toEqual([`/guide/${id}`]);
  await page.goto("/register", { waitUntil: "networkidle" });
  await page.getByLabel("Username").fill(newUsername());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("/");
  await expect.poll(() => kept(page)).not.toContain(`/guide/${id}`);
});

test("deleting the account wipes what was kept", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await untilKept(page, "/profile");
  await page.goto("/profile/account", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  const section = page.getByRole("region", { name: "Delete my account" });
  await section.getByLabel("Username").fill(guide.account.username);
  await section.getByLabel("Password", { exact: true }).fill(guide.account.password);
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test("the worker's file is never cached and may ask us alone; the app can be installed", async ({ request }) => {
  const worker = await request.get("/sw.js");
  expect(worker.headers()).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("connect-src 'self'"),
  });
  const { icons, display, id, scope } = await (await request.get("/manifest.webmanifest")).json();
  expect({ display, id, scope }).toEqual({ display: "standalone", id: "/", scope: "/" });
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a copy and the page in place of one are accessible on a small phone (${colorScheme})`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    const id = await openPublicGuide(page);
    await goOffline(context, page, `/guide/${id}`);
    await expect(bar(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto("/discover");
    await expect(page.getByRole("region", { name: "What you can read now" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
