import { expect, test } from "vitest";
import { buildSitemap } from "./sitemap";

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
  const featured = guide("featured-2b", 18, { isEmailGuide: false });
  const pages = buildSitemap([oakland, featured, guide("a-2b", 12), guide("b-2b", 5)], BASE);
  expect(pages.map(({ url }) => url.slice(BASE.length))).toEqual([
    "/",
    "/guide/oakland-2b",
    "/guide/featured-2b",
    "/guide/a-2b",
    "/guide/b-2b",
    "/privacy",
  ]);
  expect(pages[0]?.lastModified, "the landing page shows San Francisco's email guides").toEqual(
    new Date(Date.UTC(2026, 10, 12)),
  );
  expect(pages.at(-1)).not.toHaveProperty("lastModified");
});

test("without guides the landing page has no date", () => {
  expect(buildSitemap([], BASE)[0]).toEqual({ url: `${BASE}/` });
});
