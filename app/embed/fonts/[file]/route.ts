import { WEEK_SECONDS } from "@/lib/core/durations";
import { publicResponse } from "@/lib/http/public-response";
import { readEmbedFont } from "@/lib/web/embed/embed-fonts";

/** A font of the embed. Its frame is sandboxed and so of no origin: without the permission it would get none. */
export async function GET(request: Request, { params }: RouteContext<"/embed/fonts/[file]">): Promise<Response> {
  const font = await readEmbedFont((await params).file);
  if (!font) return new Response("There is no font at this address.", { status: 404 });
  const response = publicResponse(request, font, { contentType: "font/woff2", maxAgeSeconds: WEEK_SECONDS });
  response.headers.set("access-control-allow-origin", "*");
  return response;
}
