import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { readSitemapPart } from "@/lib/web/sitemap-pages";

const Params = z.object({
  /** "2.xml" */
  part: z.string().transform((file) => Number(/^([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? sitemapNotFound())),
});

const sitemapNotFound = () => {
  throw new AppError("not_found", "There is no sitemap at this address.");
};

/** One of the files of a sitemap that is too long for one. */
export const GET = route({ access: "public", params: Params }, async ({ params, request }) => {
  const sitemap = (await readSitemapPart(params.part)) ?? sitemapNotFound();
  return publicResponse(request, sitemap, { contentType: "application/xml; charset=utf-8", maxAgeSeconds: 0 });
});
