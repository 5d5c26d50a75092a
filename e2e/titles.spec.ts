import type { Page } from "@playwright/test";
import { bearer, register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

/* Pages that aren't there, and links that have ended. */
test.use({ expectedErrors: [/status of 4\d\d/] });
test.describe.configure({ timeout: 120_000 });

/** What scripts write comes last: a title that is served and then replaced must not pass. */
async function expectTitles(page: Page, titles: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await page.mouse.move(40, 60);
    await page.mouse.move(60, 90);
    await expect(page.locator("script[type='text/later']")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await expect(page, path).toHaveTitle(title);
  }
}

test("each page that everybody may read names its tab", async ({ page }) => {
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  await expectTitles(page, {
    "/": "Kumquat: a burst of local flavor",
    "/about": "About · Kumquat",
    "/privacy": "Privacy · Kumquat",
    "/offline": "Offline · Kumquat",
    "/oakland": "Oakland restaurant guides · Kumquat",
    "/san-francisco?price=1": "$ in San Francisco · Kumquat",
    "/san-francisco?price=2": "$$ in San Francisco · Kumquat",
    "/san-francisco?price=3": "$$$ in San Francisco · Kumquat",
    "/search": "Search the Bay Area · Kumquat",
    "/search?q=%24%26x%25s": "“$&x%s” in the Bay Area · Kumquat",
    "/place/zuni-cafe": "Zuni Café, Hayes Valley, San Francisco · Kumquat",
    [`/guide/${guide.id}`]: `${guide.name} · Kumquat`,
    "/login": "Sign in · Kumquat",
    "/login?next=%2Fprofile": "Sign in · Kumquat",
    "/login/forgot": "Forgot your password? · Kumquat",
    "/register": "Create your account · Kumquat",
    "/unsubscribe/x": "Stop the weekly guide? · Kumquat",
  });
});

test("what isn't there, or has ended, says so in its tab", async ({ page }) => {
  await expectTitles(page, {
    "/nope": "Page not found · Kumquat",
    "/guide": "Guide Not Found · Kumquat",
    "/guide/nope": "Guide Not Found · Kumquat",
    "/place/nope": "That place isn't here · Kumquat",
    "/list/nope": "List not found · Kumquat",
    "/email/confirm/x": "Link expired or invalid · Kumquat",
    "/email/confirm": "Link expired or invalid · Kumquat",
    "/email/address/x": "Link expired or invalid · Kumquat",
    "/email/reset/x": "Link expired or invalid · Kumquat",
    "/unsubscribe": "Link expired or invalid · Kumquat",
  });
  await register(page.request);
  await expectTitles(page, {
    "/guide/nope": "Guide Not Found · Kumquat",
    "/place/nope": "That place isn't here · Kumquat",
    "/profile/lists/nope": "Page not found · Kumquat",
    "/email/link/x": "Link expired or invalid · Kumquat",
  });
});

test("a member's pages name their tabs, a list by its own name, and an administrator's say that access is denied", async ({
  page,
}) => {
  const headers = bearer(await register(page.request));
  const created = await page.request.post("/api/lists", { headers, data: { name: "For $& June" } });
  const { id } = (await created.json()).list;
  await expectTitles(page, {
    "/discover": "Guides · Kumquat",
    "/map": "Map · Kumquat",
    "/profile": "Profile · Kumquat",
    "/profile/account": "Account · Kumquat",
    "/profile/guides": "My guides · Kumquat",
    "/profile/places": "Import and export · Kumquat",
    "/profile/lists": "My lists · Kumquat",
    [`/profile/lists/${id}`]: "For $& June · Kumquat",
    ...Object.fromEntries(Object.keys(ADMIN_TITLES).map((path) => [path, "Access Denied · Kumquat"])),
  });
});

test("an administrator's pages name their tabs", async ({ page }) => {
  await signInAdmin(page);
  await expectTitles(page, ADMIN_TITLES);
});

test("a message with a guide that isn't there says so, by its status too", async ({ page }) => {
  await signInAdmin(page);
  for (const guide of ["nope", "%20", "a%2Fb", "x".repeat(300), "a&guide=b"]) {
    const path = `/admin/messages?guide=${guide}`;
    expect((await page.goto(path))?.status(), guide).toBe(404);
    await expectTitles(page, { [path]: "Guide Not Found · Kumquat" });
    await expect(page.getByText("We couldn't find the guide you want to see a message with.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
});

const ADMIN_TITLES = {
  "/admin": "Admin · Kumquat",
  "/admin/themes": "Scheduled Email Themes · Kumquat",
  "/admin/sends": "Thursday Emails · Kumquat",
  "/admin/guides": "Manage Guides · Kumquat",
  "/admin/health": "Guide Health · Kumquat",
  "/admin/jobs": "Background Work · Kumquat",
  "/admin/log": "Who Did What · Kumquat",
  "/admin/messages": "Messages · Kumquat",
  "/debug": "Debug · Kumquat",
};
