import { DEFAULT_CITY } from "@/lib/cities";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { SOCIAL_IMAGE } from "@/lib/public/addresses";
import { socialImage } from "@/lib/public/social-image";

const WEEK_SECONDS = 604_800;

/** The picture of the product itself, for links to the landing page. */
export const GET = route({ access: "public" }, async ({ request }) => {
  const image = await socialImage({ id: "kumquat", cuisine: "californian", city: DEFAULT_CITY });
  return publicAnswer(request, image, { type: SOCIAL_IMAGE.type, maxAgeSeconds: WEEK_SECONDS });
});
