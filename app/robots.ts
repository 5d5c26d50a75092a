import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** Pages for one reader, and URLs that carry a token, must not appear in search results. */
const DISALLOWED = ["/api/", "/admin", "/debug", "/dev/", "/discover", "/email/", "/map", "/profile", "/unsubscribe/"];

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: DISALLOWED }, sitemap: `${env().APP_URL}/sitemap.xml` };
}
