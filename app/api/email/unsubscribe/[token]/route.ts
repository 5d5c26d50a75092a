import { z } from "zod";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { UnsubscribeInput } from "@/lib/contracts/subscriber";
import { route } from "@/lib/http/route";
import { unsubscribe } from "@/lib/newsletter/unsubscribe";
import { emailResponse, emailRoute } from "@/lib/web/email-response";

const Params = z.object({ token: LinkTokenParam });

/** Our page sends JSON; mail programs post the form of RFC 8058, without a cookie. A GET gets the page. */
export const POST = emailRoute(
  route(
    { access: "public", params: Params, body: UnsubscribeInput, acceptsOneClickUnsubscribe: true },
    async ({ ctx, params, body }) => emailResponse(await unsubscribe(ctx, params.token, body)),
  ),
);
