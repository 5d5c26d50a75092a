import { z } from "zod";
import { env } from "@/lib/core/env";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { guideEmbed, missingEmbed } from "@/lib/web/embed/guide-embed";
import { publicGuide } from "@/lib/web/public-guide";

const HTML = { contentType: "text/html; charset=utf-8", maxAgeSeconds: 0 };

/** For a frame on any site: server/security-headers.ts lets this one address be framed. */
export const GET = route({ access: "public", params: z.object({ id: z.string() }) }, async ({ params, request }) => {
  const { APP_URL } = env();
  const guide = await publicGuide(params.id);
  const response = guide
    ? publicResponse(request, guideEmbed(guide, APP_URL), HTML)
    : new Response(missingEmbed(APP_URL), { status: 404, headers: { "content-type": HTML.contentType } });
  response.headers.set("x-robots-tag", "noindex");
  return response;
});
