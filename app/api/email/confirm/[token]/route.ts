import { z } from "zod";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { route } from "@/lib/http/route";
import { confirmSubscription } from "@/lib/newsletter/confirm";
import { emailResponse, emailRoute } from "@/lib/web/email-response";

/** Called by the page's script; a navigation to this URL gets the page (next.config.ts). */
export const GET = emailRoute(
  route({ access: "public", params: z.object({ token: LinkTokenParam }) }, async ({ ctx, params }) =>
    emailResponse(await confirmSubscription(ctx, params.token)),
  ),
);
