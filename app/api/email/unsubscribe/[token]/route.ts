import { z } from "zod";
import { emailAnswer, emailRoute } from "@/lib/http/email-answer";
import { route } from "@/lib/http/route";
import { UnsubscribeInput } from "@/lib/newsletter/contract";
import { unsubscribe } from "@/lib/newsletter/unsubscribe";

const Params = z.object({ token: z.string() });

/** Our page sends JSON; mail programs post the form of RFC 8058, without a cookie. A GET is shown the page. */
export const POST = emailRoute(
  route(
    { access: "public", params: Params, body: UnsubscribeInput, takesOneClick: true },
    async ({ ctx, params, body }) => emailAnswer(await unsubscribe(ctx, params.token, body)),
  ),
);
