import { chromium } from "@playwright/test";
import { findChromium } from "./support/chromium";
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

test("every page may request geolocation, since the map is reached from each without another document", async ({
  page,
}) => {
  await register(page);
  const policy = async (path: string) => (await page.request.get(path)).headers()["permissions-policy"];
  for (const path of ["/map", "/discover", "/profile/account", "/", "/oakland"])
    expect(await policy(path), path).toContain("geolocation=(self)");
});
