import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { publicAnswer } from "@/lib/http/public-answer";
import { route } from "@/lib/http/route";
import { SOCIAL_IMAGE } from "@/lib/public/addresses";
import { getCoverSubject } from "@/lib/public/get-cover-subject";
import { socialImage } from "@/lib/public/social-image";

const YEAR_SECONDS = 31_536_000;

export const GET = route({ access: "public", params: z.object({ id: IdParam }) }, async ({ ctx, params, request }) => {
  const image = await socialImage(await getCoverSubject(ctx, params.id));
  return publicAnswer(request, image, { type: SOCIAL_IMAGE.type, maxAgeSeconds: YEAR_SECONDS, isImmutable: true });
});
