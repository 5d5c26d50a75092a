import { z } from "zod";
import { route } from "@/lib/http/route";
import { getOutboxMessage } from "@/lib/mail/outbox/get";

export const GET = route({ access: "public", params: z.object({ id: z.string() }) }, async ({ ctx, params }) => {
  const { text } = await getOutboxMessage(ctx, params.id);
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
});
