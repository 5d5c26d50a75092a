import { expect, test } from "vitest";
import { buildSitemap, buildSitemapPart, listSitemapPages, SITEMAP_PAGES_MAX } from "./sitemap";

const BASE = "https://kumquat.example";
const guide = (id: string, day: number, changes = {}) => ({
  id,
  city: "San Francisco",
  isEmailGuide: true,
  createdAt: new Date(Date.UTC(2026, 10, day)),
  updatedAt: new Date(Date.UTC(2026, 10, day)),
  ...changes,
});

test("each page's date is that of its own last change", () => {
  const oakland = guide("oakland-2b", 19, { city: "Oakland" });
  const zuni = { id: "zuni-cafe", updatedAt: new Date(Date.UTC(2026, 10, 3)) };
  const featured = guide("featured-2b", 18, { isEmailGuide: false });
  const pages = listSitemapPages([oakland, featured, guide("a-2b", 12), guide("b-2b", 5)], [zuni], BASE);
  expect(pages.map(({ url }) => url.slice(BASE.length))).toEqual([
    "/",
    "/san-francisco",
    "/oakland",
    "/berkeley",
    "/san-jose",
    "/peninsula",
    "/guide/oakland-2b",
    "/guide/featured-2b",
    "/guide/a-2b",
    "/guide/b-2b",
    "/place/zuni-cafe",
    "/about",
    "/privacy",
  ]);
  expect(pages[0]?.lastModified, "the landing page shows San Francisco's email guides").toEqual(
    new Date(Date.UTC(2026, 10, 12)),
  );
  expect(pages[2]?.lastModified, "a city's page shows its own").toEqual(new Date(Date.UTC(2026, 10, 19)));
  expect(pages[3]).not.toHaveProperty("lastModified");
  expect(pages.at(-1)).not.toHaveProperty("lastModified");
});

test("without guides the landing page has no date", () => {
  expect(listSitemapPages([], [], BASE)[0]).toEqual({ url: `${BASE}/` });
});

test("a few pages are one file, escaped", () => {
  const xml = buildSitemap([{ url: `${BASE}/a&b`, lastModified: new Date(0) }, { url: `${BASE}/c` }], BASE);
  expect(xml).toContain(`<url><loc>${BASE}/a&amp;b</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>`);
  expect(xml).toContain(`<url><loc>${BASE}/c</loc></url>`);
  expect(xml).toMatch(/^<\?xml .*<urlset xmlns=.*<\/urlset>\n$/s);
});

test("more pages than a file may have are an index of files", () => {
  const pages = Array.from({ length: SITEMAP_PAGES_MAX + 1 }, (_, i) => ({ url: `${BASE}/${i}` }));
  const index = buildSitemap(pages, BASE);
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([1, 2].map((part) => `<loc>${BASE}/sitemaps/${part}.xml</loc>`));
  expect(index).toContain("<sitemapindex ");
  expect(buildSitemapPart(pages, 1)?.match(/<url>/g)).toHaveLength(SITEMAP_PAGES_MAX);
  expect(buildSitemapPart(pages, 2)).toContain(`<loc>${BASE}/${SITEMAP_PAGES_MAX}</loc>`);
  expect(buildSitemapPart(pages, 3)).toBeNull();
});
