import { join } from "node:path";
import { z } from "zod";
import { MONTH_SECONDS } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { IdParam } from "@/lib/core/id-param";
import { preflight } from "@/lib/http/cors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { getPhoto } from "@/lib/restaurants/photos/get-photo";
import { openPhotoCache } from "@/lib/restaurants/photos/photo-cache";
import { toJpeg } from "@/lib/restaurants/photos/resize-photo";
import { cachedImage } from "@/lib/web/image-cache";

const schemas = {
  params: z.object({ id: IdParam }),
  query: z.object({ as: z.literal("jpeg").optional().catch(undefined) }),
};

/** Public like the guides that show it; under our own id, never a URL that a caller names. */
export const GET = route({ access: "public", cors: true, ...schemas }, async ({ ctx, params, query, request }) => {
  const photo = await getPhoto(ctx, params.id, openPhotoCache(join(env().DATA_DIR, "photos")));
  const kind = { maxAgeSeconds: MONTH_SECONDS, isImmutable: true };
  if (query.as === "jpeg") {
    const jpeg = await cachedImage(`jpeg ${params.id}`, () => toJpeg(photo));
    return publicResponse(request, jpeg, { contentType: "image/jpeg", ...kind });
  }
  return publicResponse(request, photo, { contentType: "image/webp", ...kind });
});

export const OPTIONS = preflight;
