import { readMapTile, TileAddress } from "@/lib/web/map-tiles";
import { tileResponse } from "@/lib/web/tile-response";

/** The same for everybody and for good, since the address names the version: no session is looked up. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/tiles/[version]/[z]/[x]/[y]">,
): Promise<Response> {
  const { version, ...address } = await params;
  const { success, data } = TileAddress.safeParse(address);
  if (!success) return new Response("There is no tile at this address.", { status: 404 });
  // Where the whole tile is plain land, there is nothing to draw.
  const gzipped = await readMapTile(data);
  return tileResponse(request, { gzipped, version, contentType: "application/vnd.mapbox-vector-tile" });
}
