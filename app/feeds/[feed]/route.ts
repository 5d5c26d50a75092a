import { z } from "zod";
import { cityFromSlug } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { preflight } from "@/lib/http/cors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { atomFeed } from "@/lib/web/atom-feed";
import { listFeedGuides } from "@/lib/web/list-feed-guides";

const Params = z.object({
  /** "san-francisco.atom" */
  feed: z.string().transform((file) => {
    const city = file.endsWith(".atom") ? cityFromSlug(file.slice(0, -".atom".length)) : undefined;
    return city ?? feedNotFound();
  }),
});

const feedNotFound = () => {
  throw new AppError("not_found", "There is no feed at this address.");
};

export const GET = route({ access: "public", cors: true, params: Params }, async ({ ctx, params, request }) => {
  const feed = atomFeed(params.feed, await listFeedGuides(ctx, params.feed), env().APP_URL);
  return publicResponse(request, feed, { contentType: "application/atom+xml; charset=utf-8", maxAgeSeconds: 300 });
});

export const OPTIONS = preflight;
