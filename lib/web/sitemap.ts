import type { MetadataRoute } from "next";
import { DEFAULT_CITY } from "@/lib/core/cities";
import type { SitemapGuide } from "./list-sitemap-guides";
import { guidePath } from "./public-paths";

/** lastmod is when a page's own content changed, or absent: a date that is always today is ignored by crawlers. */
export function buildSitemap(guides: SitemapGuide[], baseUrl: string): MetadataRoute.Sitemap {
  const cityGuides = guides.filter(({ city, isEmailGuide }) => isEmailGuide && city === DEFAULT_CITY);
  return [
    { url: `${baseUrl}/`, ...modified(latest(cityGuides.map(({ updatedAt }) => updatedAt))) },
    ...guides.map(({ id, updatedAt }) => ({ url: baseUrl + guidePath(id), lastModified: updatedAt })),
    { url: `${baseUrl}/privacy` },
  ];
}

const latest = (dates: Date[]): Date | undefined =>
  dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : undefined;

const modified = (lastModified: Date | undefined) => (lastModified ? { lastModified } : {});
