import { gunzipSync } from "node:zlib";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { PRECOMPRESSED_HEADER, takesGzip } from "@/lib/http/precompressed";
import { isCurrentVersion } from "./map-tiles";

type Tile = { gzipped: Uint8Array<ArrayBuffer> | null; version: string; contentType: string };

/** What is drawn of the tiles' archive, kept for a year under its version: as gzip where the client takes it. Null is 204. */
export async function tileResponse(request: Request, { gzipped, version, contentType }: Tile): Promise<Response> {
  const headers = {
    // A page that was open while the tiles changed gets the new ones, and doesn't keep them under the old name.
    "cache-control": (await isCurrentVersion(version))
      ? `public, max-age=${YEAR_SECONDS}, immutable, no-transform`
      : "no-store",
    "content-type": contentType,
    vary: "accept-encoding",
  };
  if (gzipped === null) return new Response(null, { status: 204, headers });
  if (!takesGzip(request)) return new Response(new Uint8Array(gunzipSync(gzipped)), { headers });
  return new Response(gzipped, { headers: { ...headers, [PRECOMPRESSED_HEADER]: "gzip" } });
}
