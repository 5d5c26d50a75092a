import { promisify } from "node:util";
import { gunzipSync, gzip } from "node:zlib";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { frameOf } from "@/lib/core/geo/map-frame";
import { PRECOMPRESSED_HEADER, takesGzip } from "@/lib/http/precompressed";
import { errorResponse } from "@/lib/http/response";
import { cachedImage } from "@/lib/web/image-cache";
import { isCurrentVersion, tilesVersion } from "@/lib/web/map-tiles";
import { drawStreets } from "@/lib/web/street-picture/draw-streets";
import { STREET_MAP, ViewParam } from "@/lib/web/street-picture/streets-path";

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
    const headers = {
      "cache-control": (await isCurrentVersion(version))
        ? `public, max-age=${YEAR_SECONDS}, immutable, no-transform`
        : "no-store",
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      vary: "accept-encoding",
    };
    if (!takesGzip(request)) return new Response(new Uint8Array(gunzipSync(gzipped)), { headers });
    return new Response(gzipped, { headers: { ...headers, [PRECOMPRESSED_HEADER]: "gzip" } });
  } catch (error) {
    return errorResponse(error);
  }
}
