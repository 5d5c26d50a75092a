import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";
import { runtime } from "@/lib/ports/runtime";
import { listSitemapGuides } from "@/lib/web/list-sitemap-guides";
import { buildSitemap } from "@/lib/web/sitemap";

/** Rendered on request: no build knows the guides or the public URL. */
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await listSitemapGuides(runtime()), env().APP_URL);
}
