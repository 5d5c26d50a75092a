import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** Rooms for one reader, and addresses that carry a token, are nobody's search result. */
const DISALLOWED = ["/api/", "/admin", "/debug", "/dev/", "/discover", "/email/", "/map", "/profile", "/unsubscribe/"];

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: DISALLOWED }, sitemap: `${env().APP_URL}/sitemap.xml` };
}
