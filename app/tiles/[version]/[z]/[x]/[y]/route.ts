import { gunzipSync } from "node:zlib";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { PRECOMPRESSED_HEADER, takesGzip } from "@/lib/http/precompressed";
import { isCurrentVersion, readMapTile, TileAddress } from "@/lib/web/map-tiles";

/** The same for everybody and for good, since the address names the version: no session is looked up. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/tiles/[version]/[z]/[x]/[y]">,
): Promise<Response> {
  const { version, ...address } = await params;
  const { success, data } = TileAddress.safeParse(address);
  if (!success) return new Response("There is no tile at this address.", { status: 404 });
  const gzipped = await readMapTile(data);
  const headers = {
    // A page that was open while the tiles changed gets the new ones, and doesn't keep them under the old name.
    "cache-control": (await isCurrentVersion(version))
      ? `public, max-age=${YEAR_SECONDS}, immutable, no-transform`
      : "no-store",
    "content-type": "application/vnd.mapbox-vector-tile",
    vary: "accept-encoding",
  };
  // Where the whole tile is plain land, there is nothing to draw.
  if (gzipped === null) return new Response(null, { status: 204, headers });
  if (!takesGzip(request)) return new Response(new Uint8Array(gunzipSync(gzipped)), { headers });
  return new Response(gzipped, { headers: { ...headers, [PRECOMPRESSED_HEADER]: "gzip" } });
}
