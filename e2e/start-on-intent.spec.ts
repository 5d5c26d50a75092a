import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { CITIES, type City } from "@/lib/core/cities";
import { register, setSessionCookies } from "./support/sessions";
import { expect, test } from "./support/test";

const SCRIPTS = "**/_next/static/**/*.js";
/** What a public page may weigh without its pictures, as it is sent, until somebody touches it. */
const BYTES_MAX = 140 * 1024;

const latestGuide = async ({ request }: Page): Promise<string> => {
  const [guide] = await (await request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  return `/guide/${guide.id}`;
};

/** The public guide with the most text, and those that set letters beyond Latin ones. */
async function heaviestGuides({ request }: Page): Promise<string[]> {
  const guidesOf = async (city: City): Promise<{ id: string }[]> =>
    (await request.get(`/api/guides/email?limit=100&city=${encodeURIComponent(city)}`)).json();
  const paths = (await Promise.all(CITIES.map(guidesOf))).flat().map(({ id }) => `/guide/${id}`);
  const texts = await Promise.all(paths.map(async (path) => [path, await (await request.get(path)).text()] as const));
  const byLength = texts.toSorted((a, b) => b[1].length - a[1].length);
  const accented = byLength.filter(([, text]) => /[\u1ea0-\u1ef9]|&#(?:7[89]\d\d|x1e[a-f][0-9a-f]);/i.test(text));
  expect(paths.length).toBeGreaterThan(20);
  expect(accented.length).toBeGreaterThan(0);
  return [...byLength.slice(0, 1), ...accented].map(([path]) => path);
}

/** The page again once it is cached: the first of all its readers gets it as it was rendered. */
async function openCached(page: Page, path: string): Promise<void> {
  await page.request.get(path);
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Until what is returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const waiting = (page: Page) => page.locator("script[type='text/later']").count();

test("a public page weighs at most 140 KB without pictures until it is touched, and runs no script", async ({
  newVisitor,
}) => {
  test.slow();
  const guides = await heaviestGuides(await newVisitor());
  const found = await newVisitor();
  await found.goto(guides[1] ?? "");
  const place = (await found.locator("a[href^='/place/']").first().getAttribute("href")) ?? "";
  for (const path of ["/", "/oakland", ...guides, place]) {
    const page = await newVisitor();
    const sizes: Promise<{ path: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image") return;
      const sized = request.sizes().then(({ responseBodySize: bytes }) => ({ path: request.url(), bytes }));
      sizes.push(sized);
    });
    await openCached(page, path);
    const sent = await Promise.all(sizes);
    expect(sent.filter(({ path }) => path.endsWith(".js")).map(({ path }) => path)).toEqual([]);
    const bytes = sent.reduce((sum, each) => sum + each.bytes, 0);
    test.info().annotations.push({ type: "weight", description: `${path}: ${Math.round(bytes / 1024)} KB` });
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(BYTES_MAX);
    expect(await waiting(page)).toBeGreaterThan(5);
  }
});

for (const [intent, act] of [
  ["a scroll", (page: Page) => page.evaluate(() => window.scrollTo(0, 200))],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a pointer that moves", (page: Page) => page.mouse.move(40, 60)],
] as const) {
  test(`${intent} starts the scripts`, async ({ page }) => {
    await openCached(page, "/oakland");
    expect(await waiting(page)).toBeGreaterThan(5);
    await act(page);
    await expect.poll(() => waiting(page)).toBe(0);
  });
}

test("a button that is pressed before the scripts are there does its work once they are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCached(page, await latestGuide(page));
  const release = await holdScripts(page);
  const button = page.getByRole("button", { name: "Show on a map" });
  await button.click();
  await expect(button).toHaveAttribute("data-held", "");
  const map = page.locator("article figure svg").first();
  await expect(map).toBeHidden();
  release();
  await expect(map).toBeVisible();
});

test("what is typed before the scripts are there stays, and is sent", async ({ page }) => {
  await openCached(page, "/");
  const release = await holdScripts(page);
  const sent = page.waitForRequest("**/api/email/subscribe");
  const email = `eater-${randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("radio", { name: "Oakland" }).click();
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  release();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ email, city: "Oakland" });
});

test("links work without the scripts", async ({ page }) => {
  await openCached(page, "/oakland");
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.locator("a[href^='/guide/']").first().click();
  await expect(page).toHaveURL(/\/guide\/./);
});

test("a reader who is signed in has them at once", async ({ page, context }) => {
  await page.request.get("/oakland");
  const { token } = await register(page);
  await setSessionCookies(context, token);
  await page.goto("/oakland");
  await expect.poll(() => waiting(page)).toBe(0);
});
