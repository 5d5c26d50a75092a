import { publicAnswer } from "@/lib/http/public-answer";
import { coverPicture } from "@/lib/public/cover-picture";
import { CoverQuery } from "@/lib/public/cover-query";

const YEAR_SECONDS = 31_536_000;

/** The same picture as /cover/{id}, for programs that draw no SVG. */
export async function GET(request: Request, { params }: RouteContext<"/cover/[id]/picture.png">): Promise<Response> {
  const { id } = await params;
  const { shape, composition, ...words } = CoverQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const picture = await coverPicture({ id: id.slice(0, 200), ...words }, shape, composition);
  return publicAnswer(request, picture, { type: "image/png", maxAgeSeconds: YEAR_SECONDS, isImmutable: true });
}
