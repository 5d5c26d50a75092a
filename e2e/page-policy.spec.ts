import type { Page } from "@playwright/test";
import { register, setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

/* The session's token is in the browser's storage: no foreign script may run on any page. */

async function firstGuide(page: Page): Promise<string> {
  const response = await page.request.get("/api/guides/email?city=San%20Francisco&limit=1");
  const [guide] = (await response.json()) as { id: string }[];
  return `/guide/${guide?.id}`;
}

/** Whether a script runs that was injected into the page's markup. */
const runsInjected = (page: Page) =>
  page.evaluate(async () => {
    const picture = document.createElement("div");
    picture.innerHTML = '<img alt="" src="data:," onerror="window.injected = true">';
    const failed = new Promise((resolve) => picture.firstElementChild?.addEventListener("error", resolve));
    document.body.append(picture);
    await failed;
    return Reflect.get(window, "injected") === true;
  });

test.describe("a foreign script", () => {
  test.use({ expectedErrors: [/Content Security Policy|404 \(Not Found\)|React error #418/] });

  test("runs on no page, public or personal", async ({ page, newVisitor }) => {
    const guide = await firstGuide(page);
    for (const address of ["/", "/?confirmed=true", "/privacy", "/guide", guide, "/guide/none", "/none", "/login"]) {
      await page.goto(address);
      expect(await runsInjected(page), address).toBe(false);
    }
    const admin = await newVisitor();
    await setSessionCookies(admin.context(), (await signInAdmin(admin)).token);
    for (const address of ["/discover", guide, "/dev/outbox", "/admin", "/profile", "/guide/none"]) {
      await admin.goto(address);
      expect(await runsInjected(admin), address).toBe(false);
    }
  });

  test("is not run from the text of a cached page either", async ({ page }) => {
    // As if a guide's text had got into its page unescaped.
    await page.route("/privacy", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<main", "<script>window.injected = true</script><main");
      await route.fulfill({ response, body });
    });
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
  });
});

/* Any violation is an error on the console, which fails the test. */
test("public pages hydrate under their policy, on the first load, later and from the browser's cache", async ({
  page,
}) => {
  const guide = await firstGuide(page);
  for (const visit of ["first", "again", "cached"]) {
    for (const address of ["/", "/privacy", "/guide", guide]) {
      const response = await page.goto(address);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy, `${address}, ${visit}`).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
      expect(policy.length, address).toBeLessThan(3_000);
      await page.reload();
      await expect(page.getByRole("banner")).toBeVisible();
    }
  }
  await page.goto("/");
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test.describe("a reader with a session", () => {
  // The browser asks about a session that is over, and may be answered before it leaves the page.
  test.use({ expectedErrors: [/status of 401/] });

  test("a guide for a reader with a session, even an expired one, runs by its nonce", async ({ page }) => {
    const guide = await firstGuide(page);
    const { token } = await register(page);
    for (const cookie of [token, "junk", "%", "a.b-c_d"]) {
      await setSessionCookies(page.context(), cookie);
      const response = await page.goto(guide);
      expect(response?.headers()["content-security-policy"], cookie).toMatch(/script-src 'self' '(?:nonce|sha256)-/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});
