import { z } from "zod";
import { cityFromSlug } from "@/lib/cities";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { atomFeed } from "@/lib/public/atom-feed";
import { listFeedGuides } from "@/lib/public/list-feed-guides";

const Params = z.object({
  /** "san-francisco.atom" */
  feed: z.string().transform((file) => {
    const city = file.endsWith(".atom") ? cityFromSlug(file.slice(0, -".atom".length)) : undefined;
    return city ?? unknown();
  }),
});

const unknown = () => {
  throw new AppError("not_found", "There is no feed at this address.");
};

export const GET = route({ access: "public", params: Params }, async ({ ctx, params, request }) => {
  const feed = atomFeed(params.feed, await listFeedGuides(ctx, params.feed), env().APP_URL);
  return publicAnswer(request, feed, { type: "application/atom+xml; charset=utf-8", maxAgeSeconds: 300 });
});
