import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { bearer, register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const newestGuide = async (request: APIRequestContext): Promise<{ id: string; name: string }> =>
  (await (await request.get("/api/guides/email?city=Oakland&limit=1")).json())[0];

/** A page of another site. */
async function openSite(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html)).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test.describe("on another site", () => {
  // The script that the sandbox blocks is Playwright's own.
  test.use({ expectedErrors: [/CORS policy|ERR_FAILED|frame-ancestors|status of 404|Blocked script execution/] });

  test("the code that oEmbed gives shows a guide, and no other page of ours can be framed", async ({
    page,
    request,
    baseURL,
  }) => {
    const guide = await newestGuide(request);
    const head = await (await request.get(`/guide/${guide.id}`)).text();
    const discovered = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(head)?.[1] ?? "";
    const response = await request.get(discovered.replaceAll("&amp;", "&"));
    const { html, width, type } = await response.json();
    expect({ width, type }).toEqual({ width: 600, type: "rich" });

    const site = await openSite(`${html}<iframe name="whole" src="${baseURL}/guide/${guide.id}"></iframe>`);
    await page.goto(site.url);
    const embed = page.frameLocator(`iframe[title="${guide.name}"]`);
    await expect(embed.getByRole("listitem").first()).toBeVisible();
    const cover = embed.locator("img");
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const fonts = () =>
      embed
        .locator("h1")
        .evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
    await expect
      .poll(fonts)
      .toEqual(expect.arrayContaining(["Fraunces", "Figtree"].map((family) => expect.stringContaining(family))));
    const opened = page.waitForEvent("popup");
    await embed.getByRole("link", { name: /^Read the guide/ }).click();
    await expect(await opened).toHaveURL(`${baseURL}/guide/${guide.id}`);
    const whole = page.frame("whole");
    expect(whole?.url()).not.toContain("/guide/");
    site.close();
  });

  test("its script reads what is public, and nothing that a session gets", async ({ page, request, baseURL }) => {
    const account = await register(request);
    const guide = await newestGuide(request);
    const site = await openSite("<h1>Another site</h1>");
    await page.goto(site.url);
    const read = (path: string, headers: Record<string, string> = {}) =>
      page.evaluate(
        async ([url, sent]) => {
          try {
            const response = await fetch(url as string, { headers: sent as Record<string, string> });
            return `${response.status}`;
          } catch {
            return "kept from it";
          }
        },
        [`${baseURL}${path}`, headers] as const,
      );
    const open = [
      "/api/restaurants/cities",
      "/api/guides/email?city=Oakland",
      `/api/guides/${guide.id}/public`,
      `/api/oembed?url=${encodeURIComponent(`${baseURL}/guide/${guide.id}`)}`,
      "/api/health",
      "/feeds/oakland.atom",
      "/openapi.json",
      "/llms.txt",
    ];
    for (const path of open) expect(await read(path), path).toBe("200");
    expect(await read("/api/guides/no-such-guide/public")).toBe("404");
    // With a header of its own a browser asks first (OPTIONS).
    expect(await read("/api/restaurants/cities", { "x-requested-with": "Another site" })).toBe("200");
    for (const path of ["/api/guides", "/api/restaurants/saved", "/api/auth/session", "/api/reports", "/guide"]) {
      expect(await read(path), path).toBe("kept from it");
      expect(await read(path, bearer(account)), path).toBe("kept from it");
    }
    site.close();
  });
});

test("a guide that is hidden or unknown has no embed, and none is indexed", async ({ request, baseURL }) => {
  const [guide] = await (await request.get("/api/guides/email?city=Berkeley&limit=1")).json();
  const path = `/embed/guide/${guide.id}`;
  const shown = await request.get(path);
  expect(shown.status()).toBe(200);
  expect(shown.headers()["x-robots-tag"]).toBe("noindex");
  expect(shown.headers()["x-frame-options"]).toBeUndefined();
  expect(shown.headers()["content-security-policy"]).toContain("frame-ancestors *");
  expect((await request.get(path, { headers: { "if-none-match": shown.headers().etag ?? "" } })).status()).toBe(304);
  const admin = await signInAdmin({ request });
  const hide = (isHidden: boolean) =>
    request.put(`/api/guides/${guide.id}`, { data: { isHidden }, headers: bearer(admin) });
  const oembed = `/api/oembed?url=${encodeURIComponent(`${baseURL}/guide/${guide.id}`)}`;
  expect((await hide(true)).status()).toBe(200);
  try {
    expect((await request.get(path)).status()).toBe(404);
    expect((await request.get(path, { headers: bearer(admin) })).status()).toBe(404);
    expect((await request.get(oembed)).status()).toBe(404);
    expect(await (await request.get("/llms.txt")).text()).not.toContain(guide.id);
  } finally {
    expect((await hide(false)).status()).toBe(200);
  }
  expect((await request.get(path)).status()).toBe(200);
  expect(await (await request.get("/llms.txt")).text()).toContain(`${baseURL}/guide/${guide.id}`);
  expect((await request.get("/embed/guide/no-such-guide")).status()).toBe(404);
  expect((await request.get(`${oembed}&format=xml`)).status()).toBe(501);
  expect((await request.get("/api/oembed?url=https%3A%2F%2Fevil.example%2Fguide%2Fa")).status()).toBe(404);
});

test("a guide's page gives the code for other sites", async ({ page, request, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const guide = await newestGuide(request);
  await page.goto(`/guide/${guide.id}`);
  await page.getByRole("button", { name: "Embed" }).click();
  await expect(page.getByRole("button", { name: "Code copied" })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`<iframe src="${baseURL}/embed/guide/${guide.id}"`);
});
