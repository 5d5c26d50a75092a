import { z } from "zod";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { coverImage } from "@/lib/web/cover-image";
import { CoverQuery } from "@/lib/web/cover-query";

const schemas = { params: z.object({ id: z.string().transform((id) => id.slice(0, 200)) }), query: CoverQuery };

/** The same picture as /cover/{id}, for programs that draw no SVG. */
export const GET = route({ access: "public", ...schemas }, async ({ params, query, request }) => {
  const { shape, composition, ...words } = query;
  const picture = await coverImage({ ...params, ...words }, shape, composition);
  return publicResponse(request, picture, { contentType: "image/png", maxAgeSeconds: YEAR_SECONDS, isImmutable: true });
});
