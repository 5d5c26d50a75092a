import { z } from "zod";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { coverPicture } from "@/lib/public/cover-picture";
import { CoverQuery } from "@/lib/public/cover-query";

const YEAR_SECONDS = 31_536_000;
const schemas = { params: z.object({ id: z.string().transform((id) => id.slice(0, 200)) }), query: CoverQuery };

/** The same picture as /cover/{id}, for programs that draw no SVG. */
export const GET = route({ access: "public", ...schemas }, async ({ params, query, request }) => {
  const { shape, composition, ...words } = query;
  const picture = await coverPicture({ ...params, ...words }, shape, composition);
  return publicAnswer(request, picture, { type: "image/png", maxAgeSeconds: YEAR_SECONDS, isImmutable: true });
});
