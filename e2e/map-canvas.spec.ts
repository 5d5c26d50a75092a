import { chromium } from "@playwright/test";
import { findFreePort } from "@/scripts/start/free-port";
import { findChromium } from "./support/chromium";
import { startKumquat } from "./support/kumquat";
import { register } from "./support/sessions";
import { expect, test } from "./support/test";

const map = ".maplibregl-map";

test("a browser without WebGL gets an explanation, and keeps the list", async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-3d-apis"],
  });
  try {
    const context = await browser.newContext({ baseURL });
    await register(context);
    const page = await context.newPage();
    await page.goto("/map");
    await expect(page.getByText("This device can't draw the map.")).toBeVisible();
    await expect(page.getByRole("searchbox").first()).toBeVisible();
    await expect(page.locator(map)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

test.describe("a map service that is down", () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|AbortError/] });

  const nobody = async () => `http://127.0.0.1:${await findFreePort()}/style.json`;
  for (const { name, variables } of [
    { name: "MapLibre", variables: async () => ({ MAP_STYLE_URL: await nobody() }) },
    { name: "Mapbox", variables: async () => ({ MAPBOX_TOKEN: "pk.refused" }) },
  ]) {
    test(`is named: ${name}`, async ({ newVisitor }) => {
      const kumquat = await startKumquat({ env: await variables() });
      try {
        const page = await newVisitor();
        // Mapbox itself, with a key that it does not know.
        await page.route("https://*.mapbox.com/**", (route) =>
          route.fulfill({
            status: 401,
            headers: { "access-control-allow-origin": "*" },
            json: { message: "Not Authorized - Invalid Token" },
          }),
        );
        await page.request.post(`${kumquat.url}/api/auth/register`, {
          data: { username: "map-reader", password: "a good password" },
        });
        await page.goto(`${kumquat.url}/map`);
        await expect(page.getByText(`Failed to load ${name}`)).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole("searchbox").first()).toBeVisible();
      } finally {
        await kumquat.stop();
      }
    });
  }
});

test("the built-in map requests no other host, and can be used by keyboard", async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) others.push(request.url());
  });
  await register(page);
  await page.goto("/map");
  await expect(page.locator(map)).toHaveAttribute("aria-busy", "false", { timeout: 40_000 });
  await expect(page.getByText("OpenStreetMap")).toBeVisible();
  const canvas = page.getByRole("region", { name: "Map of restaurants" });
  await canvas.focus();
  const before = await canvas.screenshot();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(map)).toHaveAttribute("aria-busy", "false");
  expect((await canvas.screenshot()).equals(before)).toBe(false);
  expect(others).toEqual([]);
});

test("nothing invisible is drawn: land and names, but no sky", async ({ page }) => {
  await page.addInitScript(() => {
    const shaders: string[] = [];
    Object.assign(window, { shaders });
    const { shaderSource } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      shaders.push(source);
      shaderSource.call(this, shader, source);
    };
  });
  await register(page);
  await page.goto("/map");
  await expect(page.locator(map)).toHaveAttribute("aria-busy", "false", { timeout: 40_000 });
  const shaders = await page.evaluate(() => (window as unknown as { shaders: string[] }).shaders);
  const using = (variable: string) => shaders.filter((shader) => shader.includes(variable)).length;
  expect(using("outline_color")).toBeGreaterThan(0);
  expect(using("halo_color")).toBeGreaterThan(0);
  expect(using("u_sky_color")).toBe(0);
});

test("only the map page may request geolocation", async ({ page }) => {
  await register(page);
  const policy = async (path: string) => (await page.request.get(path)).headers()["permissions-policy"];
  expect(await policy("/map")).toContain("geolocation=(self)");
  expect(await policy("/discover")).toContain("geolocation=()");
});
