import { join } from "node:path";
import { z } from "zod";
import { env } from "@/lib/env";
import { IdParam } from "@/lib/http/params";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { getPhoto } from "@/lib/photos/get";
import { photoCache } from "@/lib/photos/photo-cache";

const MONTH_SECONDS = 30 * 86_400;

/** Public as the guides that show it are; under an id of our own, never an address that a caller names. */
export const GET = route({ access: "public", params: z.object({ id: IdParam }) }, async ({ ctx, params, request }) => {
  const photo = await getPhoto(ctx, params.id, photoCache(join(env().DATA_DIR, "photos")));
  return publicAnswer(request, photo, { type: "image/webp", maxAgeSeconds: MONTH_SECONDS, isImmutable: true });
});
