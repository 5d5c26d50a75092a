import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { citySlug, NEWSLETTER_CITIES } from "@/lib/core/cities";
import { bearer, register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

type Guide = { id: string; name: string; introduction: string };
type Node = { "@type": string; itemListElement?: { position: number; item?: Node & { name: string } }[] };

const emailGuides = async (request: APIRequestContext, limit = 12): Promise<Guide[]> =>
  (await request.get("/api/guides/email", { params: { city: "San Francisco", limit } })).json();

const graphOf = async (page: Page): Promise<Node[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "")["@graph"];

const headOf = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).first().getAttribute(attribute);

test("a guide is complete without script: text, canonical URL, card, structured data", async ({
  browser,
  request,
  baseURL,
}) => {
  const [guide] = await emailGuides(request, 1);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/guide/${guide?.id}?utm_source=somewhere`);
  await expect(page.getByText(guide?.introduction.split("\n\n")[0] ?? "", { exact: true })).toBeVisible();
  const shown = await page.locator("[id^='restaurant-'] h2").allTextContents();
  expect(shown.length).toBeGreaterThanOrEqual(3);

  expect(await headOf(page, 'link[rel="canonical"]', "href")).toBe(`${baseURL}/guide/${guide?.id}`);
  expect(await headOf(page, 'link[type="application/atom+xml"]', "href")).toBe(`${baseURL}/feeds/san-francisco.atom`);
  expect(await headOf(page, 'meta[name="twitter:card"]', "content")).toBe("summary_large_image");
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  const image = await request.get((await headOf(page, 'meta[property="og:image"]', "content")) ?? "");
  expect(image.headers()["content-type"]).toBe("image/png");
  expect(await sharp(await image.body()).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });

  const graph = await graphOf(page);
  expect(graph.map((node) => node["@type"])).toEqual(["Article", "ItemList", "BreadcrumbList"]);
  const listed = graph[1]?.itemListElement?.map(({ item }) => [item?.["@type"], item?.name]);
  expect(listed).toEqual(shown.map((name) => ["Restaurant", name]));
  await context.close();
});

test("the landing page says who publishes and which guides it shows", async ({ page, request, baseURL }) => {
  await page.goto("/?confirmed=true");
  expect(await headOf(page, 'link[rel="canonical"]', "href")).toBe(`${baseURL}/`);
  const graph = await graphOf(page);
  expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "ItemList"]);
  expect(graph[2]?.itemListElement).toHaveLength(12);
  const image = await request.get((await headOf(page, 'meta[property="og:image"]', "content")) ?? "");
  expect(await sharp(await image.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("robots.txt disallows the private pages and names the sitemap, which dates guides by their last change", async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ["/api/", "/admin", "/discover", "/profile"]) expect(robots).toContain(`Disallow: ${path}\n`);

  const sitemap = await readXml(page, "/sitemap.xml", "url");
  const [guide] = await emailGuides(request, 1);
  const entry = sitemap.find(({ loc }) => loc === `${baseURL}/guide/${guide?.id}`);
  expect(Date.parse(entry?.lastmod ?? "")).toBeLessThanOrEqual(Date.now());
  expect(sitemap.map(({ loc }) => loc)).toContain(`${baseURL}/`);
});

test("every city has a valid feed, which is not sent twice", async ({ page, request }) => {
  for (const city of NEWSLETTER_CITIES) {
    const address = `/feeds/${citySlug(city)}.atom`;
    const entries = await readXml(page, address, "entry");
    expect(entries.length, city).toBeGreaterThanOrEqual(3);
    for (const { id, title, updated, content } of entries) {
      expect(id).toMatch(/\/guide\/[a-z0-9-]+$/);
      expect(title).not.toBe("");
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(content).toMatch(/^<p>.*<h2>/s);
    }
    const first = await request.get(address);
    expect(first.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const again = await request.get(address, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get("/feeds/atlantis.atom")).status()).toBe(404);
});

test("a guide that a reader sparked is public, and noindex", async ({ page, request, newVisitor }) => {
  const account = await register(page.request);
  const data = { city: "Oakland", prompt: "somewhere warm for noodles" };
  const made = await request.post("/api/guides", { data, headers: bearer(account) });
  const { guide }: { guide: Guide } = await made.json();
  const visitor = await newVisitor();
  expect((await visitor.goto(`/guide/${guide.id}`))?.status()).toBe(200);
  expect(await headOf(visitor, 'meta[name="robots"]', "content")).toBe("noindex, follow");
  expect((await request.get(`/guide/${guide.id}/cover.png`)).status()).toBe(200);
  for (const list of ["/sitemap.xml", "/feeds/oakland.atom"]) {
    expect(await (await request.get(list)).text()).not.toContain(guide.id);
  }
});

test("a deleted guide is gone at once, everywhere, and the next one moves up", async ({ page, playwright }) => {
  const anyone = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL });
  const guides = await emailGuides(anyone, 13);
  const [deleted, next] = guides.slice(11);
  const landing = async () => (await anyone.get("/")).text();
  const address = `/guide/${deleted?.id}`;
  expect(await landing()).toContain(address);
  expect(await landing()).not.toContain(`/guide/${next?.id}`);
  expect((await anyone.get(address)).status()).toBe(200);

  const admin = await signInAdmin(page);
  const removed = await anyone.delete(`/api/guides/${deleted?.id}`, { headers: bearer(admin) });
  expect(removed.status()).toBe(204);
  expect((await anyone.get(address)).status()).toBe(404);
  expect((await anyone.get(`${address}/cover.png`)).status()).toBe(404);
  expect(await landing()).not.toContain(address);
  expect(await landing()).toContain(`/guide/${next?.id}`);
  for (const list of ["/sitemap.xml", "/feeds/san-francisco.atom"]) {
    expect(await (await anyone.get(list)).text()).not.toContain(address);
  }
  await anyone.dispose();
});

test("public pages are cached by us and revalidated by others; nothing is sent twice", async ({ request }) => {
  const [guide] = await emailGuides(request, 1);
  for (const address of ["/", "/privacy", `/guide/${guide?.id}`, "/guide/no-such-guide"]) {
    // What an earlier test has changed may be rendered anew between two requests, which have other bytes then.
    await expect(async () => {
      const plain = await request.get(address, { headers: { "accept-encoding": "identity" } });
      const headers = plain.headers();
      expect(headers["cache-control"], address).toBe("public, max-age=0, must-revalidate");
      for (const name of [
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "permissions-policy",
      ]) {
        expect(headers[name], `${name} of ${address}`).toBeTruthy();
      }
      if (plain.status() === 404) return;
      for (const encoding of ["gzip", "br"]) {
        const packed = await request.get(address, { headers: { "accept-encoding": encoding } });
        expect(packed.headers()["content-encoding"]).toBe(encoding);
        expect(await packed.text()).toBe(await plain.text());
      }
      const again = await request.get(address, { headers: { "if-none-match": headers.etag ?? "" } });
      expect(again.status(), address).toBe(304);
    }).toPass({ timeout: 15_000 });
  }
});

test("the newsletter form stores a subscription, has one response for everyone, and refuses invalid addresses", async ({
  page,
  request,
}) => {
  const email = `ana-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/");
  await page.getByLabel("Oakland").check({ force: true });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByText("Almost there!")).toBeVisible();
  await expect(page.getByText("Check your email to confirm your subscription.")).toBeVisible();

  const subscribe = (data: object) => request.post("/api/email/subscribe", { data });
  for (const known of [email, email.toUpperCase(), `new-${email}`]) {
    const response = await subscribe({ email: known, city: "Oakland" });
    expect([response.status(), await response.json()]).toEqual([200, { status: "pending" }]);
  }
  for (const [data, field] of [
    [{ email: "ana@example.com\r\nBcc: bo@example.com", city: "Oakland" }, "email"],
    [{ email, city: "Peninsula" }, "cities"],
    [{ email: { $ne: "" }, city: "Oakland" }, "email"],
    [{ city: "Oakland" }, "email"],
  ] as const) {
    const response = await subscribe(data);
    expect(response.status()).toBe(400);
    expect((await response.json()).error).toContain(field);
  }
});

/** Parses a document with the browser's own XML parser, which refuses malformed input. */
async function readXml(page: Page, address: string, element: string): Promise<Record<string, string>[]> {
  if (page.url() === "about:blank") await page.goto("/privacy");
  return page.evaluate(
    async ([from = "", name = ""]) => {
      const text = await (await fetch(from)).text();
      const document = new DOMParser().parseFromString(text, "application/xml");
      const problem = document.querySelector("parsererror")?.textContent;
      if (problem) throw new Error(problem);
      return [...document.getElementsByTagName(name)].map((found) =>
        Object.fromEntries([...found.children].map((child) => [child.tagName, child.textContent ?? ""])),
      );
    },
    [address, element],
  );
}
