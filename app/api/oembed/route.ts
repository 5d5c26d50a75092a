import { OembedQuery } from "@/lib/contracts/oembed";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { preflight } from "@/lib/http/cors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { guideIdOf, oembed } from "@/lib/web/embed/oembed";
import { publicGuide } from "@/lib/web/public-guide";

export const GET = route({ access: "public", cors: true, query: OembedQuery }, async ({ query, request }) => {
  if (query.format === "xml") throw new AppError("not_implemented", "Only JSON is offered: ask with format=json.");
  const { APP_URL } = env();
  const id = guideIdOf(query.url, APP_URL);
  const guide = id === null ? null : await publicGuide(id);
  if (!guide) throw new AppError("not_found", "There is no guide at this address.");
  const text = JSON.stringify(oembed(guide, query, APP_URL));
  return publicResponse(request, text, { contentType: "application/json", maxAgeSeconds: 0 });
});

export const OPTIONS = preflight;
