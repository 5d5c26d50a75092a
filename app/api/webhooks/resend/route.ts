import { AppError } from "@/lib/errors";
import { noContent } from "@/lib/http/answers";
import { JSON_BODY_MAX_BYTES, readBytes } from "@/lib/http/body";
import { requireStorable } from "@/lib/http/require-storable";
import { route } from "@/lib/http/route";
import { receiveWebhook } from "@/lib/newsletter/receive-webhook";

/** What the mail provider tells us, signed: kept at once, acted on afterwards. */
export const POST = route({ access: "public" }, async ({ ctx, request }) => {
  const read = ctx.providers.readMailWebhook;
  if (!read) throw new AppError("not_found", "There is nothing at this address.");
  const body = new TextDecoder().decode(await readBytes(request, JSON_BODY_MAX_BYTES));
  const webhook = read(request.headers, body);
  requireStorable(webhook);
  await receiveWebhook(ctx, webhook);
  return noContent();
});
