import { CITIES, DEFAULT_CITY } from "@/lib/core/cities";
import type { SitemapGuide } from "./list-sitemap-guides";
import type { SitemapPlace } from "./list-sitemap-places";
import { cityPath, guidePath, placePath } from "./public-paths";
import { escapeXml } from "./xml";

export type SitemapPage = { url: string; lastModified?: Date };

/** The protocol allows twelve times as many; a smaller file is read again more often. */
export const SITEMAP_PAGES_MAX = 4_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** lastmod is when a page's own content changed, or absent: a date that is always today is ignored by crawlers. */
export function listSitemapPages(guides: SitemapGuide[], places: SitemapPlace[], baseUrl: string): SitemapPage[] {
  const latestIn = (city: string) =>
    modified(latest(guides.filter((each) => each.isEmailGuide && each.city === city).map((each) => each.updatedAt)));
  return [
    { url: `${baseUrl}/`, ...latestIn(DEFAULT_CITY) },
    ...CITIES.map((city) => ({ url: baseUrl + cityPath(city), ...latestIn(city) })),
    ...guides.map(({ id, updatedAt }) => ({ url: baseUrl + guidePath(id), lastModified: updatedAt })),
    ...places.map(({ id, updatedAt }) => ({ url: baseUrl + placePath(id), lastModified: updatedAt })),
    { url: `${baseUrl}/about` },
    { url: `${baseUrl}/privacy` },
  ];
}

/** All pages in one file, or, where they are too many for one, an index of numbered files. */
export function buildSitemap(pages: readonly SitemapPage[], baseUrl: string): string {
  if (pages.length <= SITEMAP_PAGES_MAX) return urlSet(pages);
  const parts = Array.from({ length: Math.ceil(pages.length / SITEMAP_PAGES_MAX) }, (_, index) => index + 1);
  const rows = parts.map((part) => {
    const dates = partOf(pages, part).flatMap(({ lastModified }) => lastModified ?? []);
    return element("sitemap", { url: `${baseUrl}/sitemaps/${part}.xml`, ...modified(latest(dates)) });
  });
  return document("sitemapindex", rows);
}

/** One of the numbered files, counting from 1; null for one that there is not. */
export function buildSitemapPart(pages: readonly SitemapPage[], part: number): string | null {
  const own = partOf(pages, part);
  return own.length === 0 ? null : urlSet(own);
}

const partOf = (pages: readonly SitemapPage[], part: number) =>
  pages.slice((part - 1) * SITEMAP_PAGES_MAX, part * SITEMAP_PAGES_MAX);

const urlSet = (pages: readonly SitemapPage[]): string =>
  document(
    "urlset",
    pages.map((page) => element("url", page)),
  );

const document = (name: string, rows: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACE}>\n${rows.join("\n")}\n</${name}>\n`;

const element = (name: string, { url, lastModified }: SitemapPage): string =>
  `<${name}><loc>${escapeXml(url)}</loc>${lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ""}</${name}>`;

const latest = (dates: Date[]): Date | undefined =>
  dates.length > 0 ? new Date(dates.reduce((most, date) => Math.max(most, date.getTime()), 0)) : undefined;

const modified = (lastModified: Date | undefined) => (lastModified ? { lastModified } : {});
