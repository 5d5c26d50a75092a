import type { Page } from "@playwright/test";
import { CITIES, citySlug } from "@/lib/core/cities";
import { accessibilityFaults } from "./support/accessibility";
import { register } from "./support/sessions";
import { expect, test } from "./support/test";

const headOf = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).first().getAttribute(attribute);

test("every city has a page for everybody, complete without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const city of CITIES) {
    const response = await page.goto(`/${citySlug(city)}`);
    expect(response?.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    await expect(page.getByRole("heading", { level: 1, name: city })).toBeVisible();
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(3);
    expect(await headOf(page, 'link[rel="canonical"]', "href")).toBe(`${baseURL}/${citySlug(city)}`);
    await expect(page).toHaveTitle(`${city} restaurant guides · Kumquat`);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "")["@graph"];
    expect(graph.map((node: { "@type": string }) => node["@type"])).toEqual([
      "CollectionPage",
      "ItemList",
      "BreadcrumbList",
    ]);
  }
  await page.goto("/san-francisco?utm_source=somewhere");
  await page
    .getByRole("link", { name: /^November|^October|^[A-Z][a-z]+ \d{4}/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d$/);
  expect(await headOf(page, 'meta[name="robots"]', "content")).toBe("noindex, follow");
  expect(await headOf(page, 'link[rel="canonical"]', "href")).toBe(`${baseURL}/san-francisco`);
  expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(1);
  await context.close();
});

test("a search finds guides and places, and says when it finds nothing", async ({ page }) => {
  await page.goto("/oakland");
  await expect(page.getByPlaceholder("Tacos, Temescal, Commis")).toBeVisible();
  await page.goto("/san-francisco");
  await page.getByLabel("Search guides and places").fill("zunni");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/san-francisco\?q=zunni/);
  const places = page.getByRole("region", { name: "Places" });
  await expect(places.getByRole("heading", { level: 3 }).first()).toHaveText("Zuni Café");
  await expect(page).toHaveTitle("“zunni” in San Francisco · Kumquat");

  await page.getByLabel("Search guides and places").fill("qqqqzzz");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Nothing found for “qqqqzzz” in San Francisco.")).toBeVisible();
  const contact = page.getByRole("main").getByText("Is a place missing?").getByRole("link");
  await expect(contact).toHaveAttribute("href", /^mailto:./);
  await page.getByRole("link", { name: "Search the whole Bay" }).click();
  await expect(page.getByText("Nothing found for “qqqqzzz” in the Bay Area.")).toBeVisible();
});

test("a city's page leads to its places for tonight by one press", async ({ page }) => {
  await page.goto("/berkeley");
  const ways = page.getByRole("navigation", { name: "Places for tonight" });
  await ways.getByRole("link", { name: "Dinner", exact: true }).click();
  await expect(page).toHaveURL(/\/berkeley\?q=dinner$/);
  const places = page.getByRole("region", { name: "Places" });
  await expect(places.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(places.getByRole("link", { name: /^Directions/ }).first()).toBeVisible();
});

test("a city's long page leads to each of its parts, and shows no guide twice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/san-francisco");
  const parts = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const last = parts.last();
  await expect(last).toHaveText("Browse all guides");
  for (const link of await parts.all()) {
    const id = (await link.getAttribute("href"))?.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toHaveText((await link.textContent()) ?? "");
  }
  // A key that is pressed while the page still scrolls to what has the focus would be overtaken by that.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await last.press("Enter");
  await expect(page.getByRole("heading", { name: "Browse all guides" })).toBeInViewport();
  const guides = page.getByRole("main").locator('a[href^="/guide/"]');
  const hrefs = await guides.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("a phone's first screen of a search has its answer, and the filters are one tap away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/san-francisco?q=zuni");
  await expect(page.getByLabel("Neighborhood")).toBeHidden();
  const first = page.getByRole("region", { name: /^(Guides|Places)$/ }).getByRole("listitem");
  expect((await first.first().boundingBox())?.y).toBeLessThanOrEqual(680);
  await page.goto("/san-francisco?q=qqqqzzz");
  expect((await page.getByText("Nothing found for").boundingBox())?.y).toBeLessThanOrEqual(680);
  await page.getByText("Filters", { exact: true }).click();
  await expect(page.getByLabel("Neighborhood")).toBeVisible();
  await page.goto("/san-francisco?craving=italian");
  await page.getByText("Filters, 1 chosen", { exact: true }).click();
  await page.getByLabel("Price").selectOption("$$");
  await page.getByRole("button", { name: "Apply the filters" }).click();
  await page.waitForURL(/[?&]craving=italian&.*price=2/);
  await expect(page.getByText(/mostly Italian, most places are \$\$/)).toBeVisible();
});

test("a city with few guides has them on shelves, and the guide says what kind it is", async ({ page }) => {
  await page.goto("/berkeley");
  await expect(page.getByRole("region", { name: /^(Mostly|Good for) / }).first()).toBeVisible();
  await page.getByRole("main").locator('a[href^="/guide/"]').first().click();
  await expect(page.getByRole("article").locator("header").getByText("Weekly guide")).toBeVisible();
});

test("all of a place's row, and of a guide's, leads to it", async ({ page }) => {
  await page.goto("/search?q=zuni");
  const row = page.getByRole("region", { name: "Places" }).getByRole("listitem").first();
  await row.getByText("Californian").click({ force: true });
  await expect(page).toHaveURL(/\/place\/zuni-cafe$/);
  await page.goto("/san-francisco");
  await page.getByRole("region", { name: "Latest guides" }).getByText("Weekly guide").first().click({ force: true });
  await expect(page).toHaveURL(/\/guide\//);
});

test("a search reads the neighborhood, and says where it had to look elsewhere", async ({ page }) => {
  await page.goto("/search?q=Mission+vegetarian+tonight+for+2");
  const places = page.getByRole("region", { name: "Places" }).getByRole("listitem");
  await expect(places).toHaveCount(12);
  await expect(places.filter({ hasText: "Mission, San Francisco" })).toHaveCount(12);
  await page.goto("/search?q=dim+sum+half+moon+bay");
  await expect(page.getByText("We know no place in Half Moon Bay for “dim sum half moon bay”.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Nearest places" }).getByRole("listitem").first()).toBeVisible();
});

test("a neighborhood of a city has its guides, the first of its places, and the way to all", async ({ page }) => {
  await page.goto("/san-francisco?quarter=mission");
  await expect(page.getByText(/^\S+ guides?: in the Mission\.$/)).toBeVisible();
  const places = page.getByRole("region", { name: "Places in the Mission" });
  await expect(places.getByRole("listitem")).toHaveCount(6);
  await places.getByRole("link", { name: "All places in the Mission" }).click();
  await page.waitForURL(/\/san-francisco\?q=in\+the\+Mission$/);
  await expect(page.getByRole("region", { name: "Places" }).getByRole("listitem")).toHaveCount(12);
  await page.goto("/san-francisco?quarter=mission&price=2");
  await expect(
    page.getByRole("region", { name: "Guides" }).or(page.getByText(/^No guide in San Francisco/)),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Places in the Mission" })).toHaveCount(0);
});

test("a place tells what it is, and visitors keep it with an account", async ({ page, baseURL }) => {
  await page.goto("/place/zuni-cafe");
  await expect(page.getByRole("heading", { level: 1, name: "Zuni Café" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On the menu" })).toBeVisible();
  await expect(page.getByText("House catalog").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Interested/ })).toHaveAttribute(
    "href",
    "/register?next=%2Fplace%2Fzuni-cafe&mark=zuni-cafe%3Ainterested",
  );
  expect(await headOf(page, 'link[rel="canonical"]', "href")).toBe(`${baseURL}/place/zuni-cafe`);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "")["@graph"];
  expect(graph[0]).toMatchObject({ "@type": "Restaurant", name: "Zuni Café" });
  expect(graph[0]).not.toHaveProperty("aggregateRating");
});

test("a place whose hours nobody knows says so, with its meals and whom to ask", async ({ page }) => {
  await page.goto("/place/bakesale-betty");
  await expect(page.getByText("Bakery · Serves lunch")).toBeVisible();
  await expect(page.getByText(/^Not known: call/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call / })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Call / })).toHaveAttribute("href", "tel:5109851213");
  await expect(page.getByText("we found it mentioned on a web page, “Ever After in the Woods”.")).toBeVisible();
  await expect(
    page.getByText("The pin is where OpenStreetMap had it in July 2017. Check the address before you go."),
  ).toBeVisible();
});

test("a member marks a place on its page", async ({ page }) => {
  await register(page);
  await page.goto("/place/zuni-cafe");
  await page.getByRole("button", { name: /^Mark as/ }).click();
  await page.getByRole("option", { name: "Loved" }).click();
  await expect(page.getByRole("button", { name: /^Loved/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Loved/ })).toBeVisible();
});

test.describe("missing places", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("an unknown place says so, in the tab too", async ({ page }) => {
    expect((await page.goto("/place/no-such-place"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "That place isn't here" })).toBeVisible();
    await expect(page).toHaveTitle("That place isn't here · Kumquat");
  });
});

test("the sitemap lists cities and told places", async ({ request, baseURL }) => {
  const text = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/oakland", "/place/zuni-cafe"]) expect(text).toContain(`<loc>${baseURL}${path}</loc>`);
  expect((await request.get("/sitemaps/1.xml")).status()).toBe(200);
  expect((await request.get("/sitemaps/9999.xml")).status()).toBe(404);
  expect((await request.get("/sitemaps/x.xml")).status()).toBe(404);
});

test("a phone's first screen of the landing page has a guide", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const guide = page.getByRole("main").locator('a[href^="/guide/"]').first();
  await expect(guide, "its title, and what it is about").toHaveText(/^.+: .+$/);
  const box = await guide.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the magazine has no accessibility violation and fits 320 pixels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });
    for (const address of ["/oakland", "/oakland?q=noodles", "/search?q=pho", "/place/zuni-cafe"]) {
      await page.goto(address);
      expect(await accessibilityFaults(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}

/* The framework's own scripts are on every page: what a page adds to them is what it can be held to. */
test("a city's page and a place bring little of their own, and nothing on them moves", async ({ page }) => {
  const frame = await weigh(page, "/privacy");
  for (const address of ["/san-francisco", "/place/zuni-cafe"]) {
    const { Document = 0, Script = 0, shift } = await weigh(page, address);
    expect(Document, address).toBeLessThanOrEqual(24 * 1024);
    expect(Script - (frame.Script ?? 0), address).toBeLessThanOrEqual(4 * 1024);
    expect(shift, address).toBeLessThan(0.001);
  }
});

/** The bytes on the wire by kind, and how far the layout has shifted once the page is at rest. */
async function weigh(page: Page, address: string): Promise<Record<string, number> & { shift: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await client.detach();
  return { ...bytes, shift };
}
