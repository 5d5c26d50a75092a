import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { readSitemap } from "@/lib/web/sitemap-pages";

/** Rendered on request: no build knows the guides or the public URL. */
export const GET = route({ access: "public" }, async ({ request }) =>
  publicResponse(request, await readSitemap(), { contentType: "application/xml; charset=utf-8", maxAgeSeconds: 0 }),
);
