import { accessibilityFaults } from "./support/accessibility";
import { expect, test } from "./support/test";

test("a visitor reads the landing page and opens a guide", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Restaurant guides for curious eaters" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText("Chosen by our own rules, from notes that our editors keep")).toBeVisible();
  await expect(page.getByRole("link", { name: "View all" })).toHaveCount(0);
  const cards = page.getByRole("region", { name: "Latest Guides" }).getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(cards.first().getByRole("time")).toHaveText(/^(Today|Yesterday|\d+(d|w|mo) ago)$/);

  const around = page.getByRole("region", { name: "Around the Bay" }).getByRole("article");
  await expect(around).toContainText([/Oakland/, /Berkeley/, /San Jose/, /Peninsula/]);
  const city = page
    .getByRole("main")
    .getByRole("navigation", { name: "Cities" })
    .getByRole("link", { name: "Oakland" });
  expect((await city.boundingBox())?.y).toBeLessThan(844);

  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/guide\/[a-z0-9-]+$/);
  await expect(
    page.getByText("Written by the house curator: our own rules, from notes that our editors keep"),
  ).toBeVisible();
  const join = page.getByRole("complementary", { name: "Join Kumquat" });
  const back = `next=${encodeURIComponent(`${new URL(page.url()).pathname}#restaurant-`)}[^&]+$`;
  const href = (path: string) => new RegExp(`^/${path}\\?${back}`);
  await expect(join.getByRole("link", { name: "Sign up", exact: true })).toHaveAttribute("href", href("register"));
  await expect(join.getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute("href", href("login"));
  for (const reasons of await page.getByText("Why this pick").all()) await reasons.click();
  await expect(page.getByRole("blockquote").first()).toBeVisible();
  await expect(page.getByText(/: (we don't know, |it doesn't fit, )?(it|its|we|our|none) .+$/).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/(Cuisine|Mood|Diets|Price|Good for): /);
});

test("the landing page is complete without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?confirmed=true");
  await expect(page.getByText("Subscription confirmed! You'll receive your first guide this Thursday.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Latest Guides" }).getByRole("article")).toHaveCount(12);
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await context.close();
});

test("the URL decides which banner is shown", async ({ page }) => {
  await page.goto("/?confirmed=already");
  await expect(page.getByText("You're already subscribed to our weekly guides!")).toBeVisible();
  await page.goto("/?confirmed=<script>");
  await expect(page.getByRole("heading", { name: "Latest Guides" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  await page.goto("/?resubscribe=true&city=Oakland");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByRole("radio", { name: "Oakland" })).toBeChecked();
});

test("an anchor in a guide leads to its entry", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").first().getByRole("link").click();
  const last = page.locator("[id^='restaurant-']").last();
  const anchor = await last.getAttribute("id");
  await page.goto(`${page.url()}#${anchor}`);
  // A browser that reloads a page restores where it was: not before it has come there.
  await expect(last.getByRole("heading")).toBeInViewport();
  await page.reload();
  await expect(last.getByRole("heading")).toBeInViewport();
});

test("a page loads no picture of another page first", async ({ page, request }) => {
  await page.goto("/san-francisco");
  const guide = (await page.getByRole("article").getByRole("link").first().getAttribute("href")) ?? "";
  await page.goto(guide);
  const place = (await page.locator('a[href^="/place/"]').first().getAttribute("href")) ?? "";
  for (const path of ["/", "/san-francisco", guide, place]) {
    const html = await (await request.get(path)).text();
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
    const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="image"/g)].map(([, source]) => source);
    expect(preloads.length, path).toBeGreaterThan(0);
    expect(sources, path).toEqual(expect.arrayContaining(preloads));
  }
});

test.describe("missing pages", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("an unknown guide, an unknown page, and a guide without an id", async ({ page }) => {
    expect((await page.goto("/guide/no-such-guide"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Guide Not Found" })).toBeVisible();
    await expect(page.getByText("We couldn't find the guide you're looking for.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Search guides and places" })).toHaveAttribute("href", "/search");
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await page.goto("/guide");
    await expect(page.getByText("No guide ID provided")).toBeVisible();
  });
});

test.describe("the subscribe form", () => {
  test.use({ expectedErrors: [/429/] });

  test("is kept when it fails, and is replaced when it succeeds", async ({ page }) => {
    const responses = [
      { status: 429, json: { error: "Too many requests. Try again in an hour." } },
      { status: 200, json: { status: "pending" } },
    ];
    await page.route("**/api/email/subscribe", (call) => call.fulfill(responses.shift()));
    await page.goto("/");
    await page.getByLabel("Email").fill("ana@example.com");
    await page.getByRole("radio", { name: "Oakland" }).check();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Too many requests" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
    await expect(page.getByRole("radio", { name: "Oakland" })).toBeChecked();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Almost there!" })).toBeVisible();
    await expect(page.getByText("Check your email to confirm your subscription.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveCount(0);
    await page.getByRole("button", { name: "Correct the address" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
    await expect(page.getByRole("radio", { name: "Oakland" })).toBeChecked();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`public pages have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const guide = await page.request.get("/api/guides/email?city=San%20Francisco&limit=1");
    const [first] = (await guide.json()) as { id: string }[];
    for (const address of ["/", `/guide/${first?.id}`, "/privacy", "/guide"]) {
      await page.goto(address);
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
      expect(await accessibilityFaults(page), address).toEqual([]);
    }
  });
}

test("the footer leads to who makes this, and privacy names the services of this installation", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(
    page.getByText(/^“Only a name on the map so far” is said of a place that is only on a list/),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "privacy page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByText(/^Last changed on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(page.getByText(/^No language model elsewhere/)).toBeVisible();
  await expect(page.getByText(/within 10 business days, because a person reads them/)).toBeVisible();
});
