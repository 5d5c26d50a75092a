import { z } from "zod";
import { emailAnswer, emailRoute } from "@/lib/http/email-answer";
import { route } from "@/lib/http/route";
import { confirm } from "@/lib/newsletter/confirm";

/** Asked by the page's script; a navigation to this address is shown the page (next.config.ts). */
export const GET = emailRoute(
  route({ access: "public", params: z.object({ token: z.string() }) }, async ({ ctx, params }) =>
    emailAnswer(await confirm(ctx, params.token)),
  ),
);
