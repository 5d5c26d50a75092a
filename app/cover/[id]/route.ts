import { COVER_SIZES } from "@/lib/core/cover/cover-url";
import { drawCover } from "@/lib/core/cover/draw-cover";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { CoverQuery } from "@/lib/web/cover-query";

/** Any words draw a picture, so nothing here can fail; the same words always draw the same one. */
export async function GET(request: Request, { params }: RouteContext<"/cover/[id]">): Promise<Response> {
  const { id } = await params;
  const { shape, composition, ...words } = CoverQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(drawCover({ id: id.slice(0, 200), ...words }, { ...COVER_SIZES[shape], composition }), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "content-security-policy": "default-src 'none'",
    },
  });
}
