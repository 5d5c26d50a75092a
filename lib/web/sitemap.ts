import type { MetadataRoute } from "next";
import { DEFAULT_CITY } from "@/lib/core/cities";
import type { SitemapGuide } from "./list-sitemap-guides";
import { guidePath } from "./public-paths";

/** lastmod says when a page's own content changed, or nothing: a date that is always today teaches crawlers to ignore it. */
export function buildSitemap(guides: SitemapGuide[], baseUrl: string): MetadataRoute.Sitemap {
  const shelf = guides.filter(({ city, isEmailGuide }) => isEmailGuide && city === DEFAULT_CITY);
  return [
    { url: `${baseUrl}/`, ...modified(latest(shelf.map(({ updatedAt }) => updatedAt))) },
    ...guides.map(({ id, updatedAt }) => ({ url: baseUrl + guidePath(id), lastModified: updatedAt })),
    { url: `${baseUrl}/privacy` },
  ];
}

const latest = (dates: Date[]): Date | undefined =>
  dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : undefined;

const modified = (lastModified: Date | undefined) => (lastModified ? { lastModified } : {});
