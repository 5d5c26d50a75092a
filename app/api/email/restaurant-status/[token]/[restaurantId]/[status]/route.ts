import { z } from "zod";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { route } from "@/lib/http/route";
import { recordPreference } from "@/lib/newsletter/record-preference";
import { emailResponse, emailRoute } from "@/lib/web/email-response";

const Params = z.object({ token: LinkTokenParam, restaurantId: z.string(), status: z.string() });
const Query = z.object({ guideId: z.string().optional() });

/** Called by the page's script; a navigation to this URL gets the page (next.config.ts). */
export const GET = emailRoute(
  route({ access: "public", params: Params, query: Query }, async ({ ctx, params, query }) =>
    emailResponse(await recordPreference(ctx, { ...params, guideId: query.guideId ?? null })),
  ),
);
