import { type FakeGooglePlaces, startFakeGooglePlaces } from "@/lib/testing/fakes/google-places";
import { bearer, register } from "./support/account";
import { DiscoverPage } from "./support/discover-page";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { test as base, expect } from "./support/test";

type LiveSetup = { google: FakeGooglePlaces; kumquat: Kumquat };

/** A product with a key for Google Places, and a fake Google, and one for Mapbox, which its test answers for. */
const test = base.extend<object, { live: LiveSetup }>({
  live: [
    async ({ browserName: _ }, use) => {
      const google = await startFakeGooglePlaces();
      const places = { GOOGLE_PLACES_API_KEY: "stand-in-key", GOOGLE_PLACES_BASE_URL: google.url };
      const env = { ...places, MAPBOX_TOKEN: "pk.refused" };
      const kumquat = await startKumquat({ env });
      await use({ google, kumquat });
      await kumquat.stop();
      await google.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ live }, use) => use(live.kumquat.url),
});
test.describe.configure({ mode: "serial" });

test("a guide shows Google's photos and hours with their attribution, and never the key", async ({ page, live }) => {
  const { google, kumquat } = live;
  google.behave = () => ({});
  expect(await (await page.request.get("/api/health")).json()).toMatchObject({ places: "google" });
  expect(kumquat.output()).toContain("real: google");
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt("Italian for a date");
  await expect(discover.checklist).toContainText("5/5 complete");
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto((await discover.rows.first().getByRole("link").getAttribute("href")) ?? "");

  const article = page.getByRole("article").first();
  await expect(article).toContainText("Places data: Google Maps");
  const hero = article.getByRole("figure").first();
  await expect(hero).toContainText(/Photo: .+, Photographer \d via Google/);
  const photo = hero.getByRole("img");
  await expect(photo).toHaveAttribute("src", /^(http:\/\/localhost:\d+)?\/api\/photos\/[\w-]{22}$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1400);
  await expect(article.getByText(/^Photo: Photographer \d via Google$/).first()).toBeVisible();
  const hours = article.getByRole("group").filter({ hasText: "Opening hours" }).first();
  await hours.getByText("Opening hours").click();
  await expect(hours.getByText("Tuesday: 5:00 – 10:00 PM")).toBeVisible();
  await expect(hours).toContainText("As Google Maps tells them.");

  const address = (await photo.getAttribute("src")) ?? "";
  const response = await page.request.get(address);
  expect(response.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": expect.stringContaining("immutable"),
  });
  const jpeg = await page.request.get(`${address}?as=jpeg`);
  expect(jpeg.headers()["content-type"]).toBe("image/jpeg");
  const again = await page.request.get(address, { headers: { "if-none-match": response.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toContain("stand-in-key");
  expect(html).not.toContain(google.url);
  expect(requestedUrls.filter((url) => !url.startsWith(kumquat.url) && !url.startsWith("data:"))).toEqual([]);
  expect(google.calls.filter(({ kind }) => kind === "photo").every(({ key }) => key === undefined)).toBe(true);
});

test("with Google down the guide is made from the catalogue, and says so", async ({ page, live }) => {
  live.google.behave = () => ({ fault: "server-error" });
  const account = await register(page.request);
  const response = await page.request.post("/api/guides", {
    headers: { ...bearer(account), accept: "application/json" },
    data: { city: "Berkeley", prompt: "a quiet room for a long lunch" },
  });
  expect(response.ok()).toBe(true);
  const { guide } = await response.json();
  await page.goto(`/guide/${guide.id}`);
  await expect(page.getByText(/^Some searches for this guide were not answered in full/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).nth(2)).toBeVisible();
});

test.describe("a photo that fails to load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("leaves the drawn cover in place", async ({ page, live }) => {
    const isPhoto = (kind: string) => kind === "media" || kind === "photo";
    live.google.behave = ({ kind }) => (isPhoto(kind) ? { fault: "server-error" } : {});
    const account = await register(page.request);
    const response = await page.request.post("/api/guides", {
      headers: { ...bearer(account), accept: "application/json" },
      data: { city: "San Jose", prompt: "noodles with friends" },
    });
    const { guide } = await response.json();
    expect(guide.heroImageUrl).toMatch(/^\/api\/photos\//);
    await page.goto(`/guide/${guide.id}`);
    const cover = page.getByRole("article").getByRole("figure").first().locator("img");
    await expect(cover).toHaveAttribute("src", /^\/cover\//);
    // Photos are requested when they scroll into view.
    for (const figure of await page.getByRole("figure").all()) await figure.scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Photo: .+ via Google$/).filter({ visible: true })).toHaveCount(0);
  });

  test("is not requested from a URL that names another host", async ({ page, live }) => {
    live.google.calls.length = 0;
    const paths = ["https%3A%2F%2Fevil.example%2Fa.jpg", "http:127.0.0.1", "..%2F..%2Fetc%2Fpasswd", "unknown"];
    for (const path of paths) expect((await page.request.get(`/api/photos/${path}`)).status()).toBe(404);
    expect(live.google.calls).toEqual([]);
  });
});

test.describe("a map service that is down", () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|AbortError/] });

  test("is named: Mapbox", async ({ page }) => {
    // Mapbox itself, with a key that it does not know.
    await page.route("https://*.mapbox.com/**", (route) =>
      route.fulfill({
        status: 401,
        headers: { "access-control-allow-origin": "*" },
        json: { message: "Not Authorized - Invalid Token" },
      }),
    );
    await register(page.request);
    await page.goto("/map");
    await expect(page.getByText("Failed to load Mapbox")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("searchbox").first()).toBeVisible();
  });
});
