import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { frameOf } from "@/lib/core/geo/map-frame";
import { errorResponse } from "@/lib/http/response";
import { cachedImage } from "@/lib/web/image-cache";
import { tilesVersion } from "@/lib/web/map-tiles";
import { drawStreets } from "@/lib/web/street-picture/draw-streets";
import { STREET_MAP, ViewParam } from "@/lib/web/street-picture/streets-path";
import { tileResponse } from "@/lib/web/tile-response";

const pack = promisify(gzip);

/** The streets under a small map: as the tiles that they are drawn from, the same for everybody and for good. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/tiles/[version]/streets/[view]">,
): Promise<Response> {
  const { version, view: address } = await params;
  const { success, data: view } = ViewParam.safeParse(address);
  if (!success) return new Response("There are no streets at this address.", { status: 404 });
  const key = JSON.stringify(["streets", await tilesVersion(), view]);
  try {
    const gzipped = await cachedImage(key, async () =>
      Uint8Array.from(await pack(await drawStreets(frameOf(view, STREET_MAP)), { level: 9 })),
    );
    return await tileResponse(request, { gzipped, version, contentType: "image/svg+xml; charset=utf-8" });
  } catch (error) {
    return errorResponse(error);
  }
}
