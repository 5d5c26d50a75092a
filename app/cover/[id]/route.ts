import { z } from "zod";
import { COMPOSITION_COUNT } from "@/lib/cover/chance";
import { COVER_SIZES } from "@/lib/cover/cover-address";
import { drawCover } from "@/lib/cover/draw-cover";

const Query = z.object({
  cuisine: z.string().max(100).catch(""),
  city: z.string().max(100).catch(""),
  shape: z.enum(["wide", "square"]).catch("wide"),
  composition: z.coerce
    .number()
    .int()
    .min(0)
    .max(COMPOSITION_COUNT - 1)
    .optional()
    .catch(undefined),
});

/** Any words draw a picture, so nothing here can fail; the same words always draw the same one. */
export async function GET(request: Request, { params }: RouteContext<"/cover/[id]">): Promise<Response> {
  const { id } = await params;
  const { shape, composition, ...words } = Query.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(drawCover({ id, ...words }, { ...COVER_SIZES[shape], composition }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
    },
  });
}
