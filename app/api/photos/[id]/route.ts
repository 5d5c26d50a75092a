import { join } from "node:path";
import { z } from "zod";
import { env } from "@/lib/env";
import { IdParam } from "@/lib/http/params";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { getPhoto } from "@/lib/photos/get";
import { photoCache } from "@/lib/photos/photo-cache";
import { asJpeg } from "@/lib/photos/shrink";
import { keptPicture } from "@/lib/public/kept-picture";

const MONTH_SECONDS = 30 * 86_400;
const schemas = {
  params: z.object({ id: IdParam }),
  query: z.object({ as: z.literal("jpeg").optional().catch(undefined) }),
};

/** Public as the guides that show it are; under an id of our own, never an address that a caller names. */
export const GET = route({ access: "public", ...schemas }, async ({ ctx, params, query, request }) => {
  const photo = await getPhoto(ctx, params.id, photoCache(join(env().DATA_DIR, "photos")));
  const kind = { maxAgeSeconds: MONTH_SECONDS, isImmutable: true };
  if (query.as === "jpeg") {
    const jpeg = await keptPicture(`jpeg ${params.id}`, () => asJpeg(photo));
    return publicAnswer(request, jpeg, { type: "image/jpeg", ...kind });
  }
  return publicAnswer(request, photo, { type: "image/webp", ...kind });
});
