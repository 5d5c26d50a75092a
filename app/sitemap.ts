import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { listSitemapGuides } from "@/lib/public/list-sitemap-guides";
import { sitemapOf } from "@/lib/public/sitemap";
import { runtime } from "@/lib/runtime";

/** Made when asked for: no build knows the guides or the address. */
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapOf(await listSitemapGuides(runtime()), env().APP_URL);
}
