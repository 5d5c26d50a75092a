import { env } from "@/lib/core/env";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { buildSitemap } from "@/lib/web/sitemap";
import { readSitemapPages } from "@/lib/web/sitemap-pages";

/** Rendered on request: no build knows the guides or the public URL. */
export const GET = route({ access: "public" }, async ({ ctx, request }) =>
  publicResponse(request, buildSitemap(await readSitemapPages(ctx), env().APP_URL), {
    contentType: "application/xml; charset=utf-8",
    maxAgeSeconds: 0,
  }),
);
