import { z } from "zod";
import { YEAR_SECONDS } from "@/lib/core/durations";
import { IdParam } from "@/lib/core/id-param";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { getCoverSubject } from "@/lib/web/get-cover-subject";
import { SOCIAL_IMAGE } from "@/lib/web/public-paths";
import { socialImage } from "@/lib/web/social-image";

export const GET = route({ access: "public", params: z.object({ id: IdParam }) }, async ({ ctx, params, request }) => {
  const image = await socialImage(await getCoverSubject(ctx, params.id));
  return publicResponse(request, image, {
    contentType: SOCIAL_IMAGE.type,
    maxAgeSeconds: YEAR_SECONDS,
    isImmutable: true,
  });
});
