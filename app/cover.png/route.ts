import { TAGLINE } from "@/lib/core/brand";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { WEEK_SECONDS } from "@/lib/core/durations";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { SOCIAL_IMAGE } from "@/lib/web/public-paths";
import { socialImage } from "@/lib/web/social-image";

/** The picture of the product itself, for links to the landing page. */
export const GET = route({ access: "public" }, async ({ request }) => {
  const image = await socialImage({ id: "kumquat", title: TAGLINE, cuisine: "californian", city: DEFAULT_CITY });
  return publicResponse(request, image, { contentType: SOCIAL_IMAGE.type, maxAgeSeconds: WEEK_SECONDS });
});
